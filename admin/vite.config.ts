import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { preloadScreens } from '@vitrina/shared/preloadScreens.ts';
import { themeBeforePaint } from '@vitrina/shared/theme/themeBeforePaint.ts';
import { defineConfig } from 'vite';

const FOR_SOME_PAGES = [
  /\/zod\/|\/@dnd-kit\/|\/@hookform\//,
  /@mui\/material\/esm\/(TextField|Select|Menu|MenuList|Popover|Grow|FilledInput|Input|NativeSelect|InputLabel|FormLabel|FormHelperText|FormControlLabel|FormGroup)\//,
  /@mui\/[a-z]+\/esm\/Stack\/|ra-ui-materialui\/dist\/(form\/|button\/(Save|Show|Delete)|detail\/)/,
  /ra-core\/dist\/(form\/(Form|useAugmentedForm|useFormIsDirty|useWarnWhenUnsavedChanges)\.js|form\/validation\/useNotifyIsFormInvalid|dataProvider\/useCreate|controller\/(button|create|edit|saveContext)\/)/,
];

/** The dynamic imports that lead to the first list: the frame with its badges, the list of inquiries and the data provider. */
const FIRST_LIST =
  /\/src\/(layout\/Layout|inquiries\/InquiryList|inbox\/Unread|people\/DueBadge|mails\/TroubleBadge|publishing\/PublishStatus|providers\/dataProvider)\.ts/;

export default defineConfig({
  base: '/admin/',
  // One .env at the root serves every part.
  envDir: '..',
  envPrefix: 'PUBLIC_',
  // Tailwind generates the design's theme and the utilities for our own markup; MUI follows the MUI theme.
  plugins: [
    react(),
    tailwindcss(),
    themeBeforePaint,
    preloadScreens(['/src/layout/Layout.tsx', '/src/providers/dataProvider.ts']),
  ],
  build: {
    // The content security policy allows fonts from files only, not from data: URLs.
    assetsInlineLimit: 0,
    // These browsers support light-dark(). The replacement for older ones could not give paper its light colours in the dark scheme.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Few files load faster and compress better than many. One has all that the sign-in page needs …
            { name: 'start', tags: ['$initial'], priority: 2 },
            // … one has what most other pages share, without what only forms, menus and dragging need …
            { name: 'shared', test: isForEveryPage, minShareCount: 6, priority: 1 },
            // … and one has the first list and the frame around it.
            { name: 'console', test: FIRST_LIST },
          ],
        },
      },
    },
  },
});

/** Our own components for all pages, and the parts of libraries that the first list needs, without forms, menus and dragging. */
function isForEveryPage(module: string): boolean {
  return (
    module.includes('/src/ui/') ||
    (module.includes('node_modules') && !FOR_SOME_PAGES.some((some) => some.test(module)))
  );
}
