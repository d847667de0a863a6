import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { themeBeforePaint } from '@vitrina/shared/theme/themeBeforePaint.ts';
import { defineConfig } from 'vite';

const FOR_SOME_PAGES = [
  /\/zod\/|\/@dnd-kit\/|\/@hookform\//,
  /@mui\/material\/esm\/(TextField|Select|Menu|MenuList|Popover|Grow|FilledInput|Input|NativeSelect|InputLabel|FormLabel|FormHelperText|FormControlLabel|FormGroup)\//,
  /@mui\/[a-z]+\/esm\/Stack\/|ra-ui-materialui\/dist\/(form\/|button\/(Save|Show|Delete)|detail\/)/,
  /ra-core\/dist\/(form\/(Form|useAugmentedForm|useFormIsDirty|useWarnWhenUnsavedChanges)\.js|form\/validation\/useNotifyIsFormInvalid|dataProvider\/useCreate|controller\/(button|create|edit|saveContext)\/)/,
];

/** What the first list imports dynamically: the frame, its badges, the list of inquiries and the data provider. */
const FIRST_LIST =
  /\/src\/(layout\/Layout|inquiries\/InquiryList|inbox\/Unread|people\/DueBadge|mails\/TroubleBadge|publishing\/PublishStatus|providers\/dataProvider)\.ts/;

export default defineConfig({
  base: '/admin/',
  // One .env at the root serves every part.
  envDir: '..',
  envPrefix: 'PUBLIC_',
  // Tailwind makes the design's theme, and the utilities of our own markup; what is MUI's follows the MUI theme.
  plugins: [react(), tailwindcss(), themeBeforePaint],
  build: {
    // The content security policy allows fonts from files only, not from data: URLs.
    assetsInlineLimit: 0,
    // They know light-dark() themselves. Rewritten for older ones, what is paper by night could not have the colours of the day.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Few files compress better than many. What the sign-in page needs is one file …
            { name: 'start', tags: ['$initial'], priority: 2 },
            // … and what most pages behind it share is another, but for what only forms, menus and dragging need …
            { name: 'shared', test: isForEveryPage, minShareCount: 6, priority: 1 },
            // … and a third is the first list with the frame around it.
            { name: 'console', test: FIRST_LIST },
          ],
        },
      },
    },
  },
});

/** Our own parts of pages; of the libraries what the first list needs, which has neither forms nor menus nor drags. */
function isForEveryPage(module: string): boolean {
  return (
    module.includes('/src/ui/') ||
    (module.includes('node_modules') && !FOR_SOME_PAGES.some((some) => some.test(module)))
  );
}
