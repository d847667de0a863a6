import type { PartName } from '../../build/parts.ts';
import type { Edit } from './changeFiles.ts';
import * as visits from './visits.ts';

/** Something that makes pages fast, how it is taken back, and the visit that shows the difference. */
export interface PageImprovement {
  what: string;
  /** What a build without it has. */
  without: string;
  part: PartName;
  undo: Edit[];
  path: string;
  visit: visits.Visit;
}

const FONT_FOLDER = '../../../shared/node_modules/@fontsource-variable';

export const pageImprovements: PageImprovement[] = [
  {
    what: 'styles in the page',
    without: 'a linked style sheet',
    part: 'site',
    undo: [
      { file: 'site/astro.config.ts', from: "inlineStylesheets: 'always'", to: "inlineStylesheets: 'never'" },
    ],
    path: '/',
    visit: visits.firstPaint,
  },
  {
    what: 'fonts of the characters and weights in use',
    without: 'whole fonts',
    part: 'site',
    undo: [
      {
        file: 'shared/src/styles/fonts.css',
        from: /"\.\.\/fonts\/([a-z-]+)-(cyrillic|latin)\.woff2"/g,
        to: '"@fontsource-variable/$1/files/$1-$2-wght-normal.woff2"',
      },
      {
        file: 'shared/src/styles/fonts.css',
        from: /"\.\.\/fonts\/([a-z-]+)-signs\.woff2"/g,
        to: '"@fontsource-variable/$1/files/$1-latin-wght-normal.woff2"',
      },
      {
        file: 'site/src/layouts/Fonts.astro',
        from: /@vitrina\/shared\/fonts\/([a-z-]+)-cyrillic\.woff2/g,
        to: `${FONT_FOLDER}/$1/files/$1-cyrillic-wght-normal.woff2`,
      },
      {
        file: 'site/src/layouts/Fonts.astro',
        from: /@vitrina\/shared\/fonts\/([a-z-]+)-signs\.woff2/g,
        to: `${FONT_FOLDER}/$1/files/$1-latin-wght-normal.woff2`,
      },
    ],
    path: '/',
    visit: visits.wholeWeight,
  },
  {
    what: 'pictures as AVIF',
    without: 'as WebP',
    part: 'site',
    undo: [
      {
        file: 'site/src/pictures/ResponsivePicture.astro',
        from: "const avif = isDrawing || picture.format === 'gif' ? null : await encode('avif', widths);",
        to: 'const avif: { srcSet: { attribute: string } } | null = null as never;',
      },
    ],
    path: '/templates',
    visit: visits.pictureWeight,
  },
  {
    what: 'pictures in several sizes',
    without: 'the largest for all',
    part: 'site',
    undo: [
      {
        file: 'site/src/pictures/ResponsivePicture.astro',
        from: '...attributes } = Astro.props;',
        to: '...attributes } = Astro.props;\nwidths.splice(0, widths.length - 1);',
      },
    ],
    path: '/templates',
    visit: visits.pictureWeightOnPlainPhone,
  },
  {
    what: 'the banner’s code only where the answer is missing',
    without: 'on every page',
    part: 'site',
    undo: [
      {
        file: 'site/src/islands/cookie-consent/askForConsent.ts',
        from: 'if (!hasChosen())',
        to: "void import('./showBanner.ts');\nif (!hasChosen())",
      },
    ],
    path: '/about',
    visit: visits.scriptWeight,
  },
  {
    what: '`import()` left to the browser',
    without: 'with Vite’s helper',
    part: 'site',
    undo: [{ file: 'site/astro.config.ts', from: 'plugins: [plainDynamicImports()]', to: 'plugins: []' }],
    path: '/about',
    visit: visits.scriptWeight,
  },
  {
    what: 'forms at the first touch',
    without: 'with the page',
    part: 'site',
    undo: [{ file: 'site/src/pages/contact.astro', from: 'client:interaction', to: 'client:load' }],
    path: '/contact',
    visit: visits.scriptWeight,
  },
  {
    what: 'few files for the console',
    without: 'as many as its parts',
    part: 'admin',
    undo: [{ file: 'admin/vite.config.ts', from: /codeSplitting: \{.*?\n {8}\},/gs, to: '' }],
    path: '/admin/login',
    visit: visits.scriptWeight,
  },
  {
    what: 'the console’s pages when they are opened',
    without: 'all with the first',
    part: 'admin',
    undo: [
      'ai-gallery',
      'contact-messages',
      'inquiries',
      'mails',
      'personal-data',
      'projects',
      'publishing',
      'templates',
    ].map((resource) => ({
      file: `admin/src/${resource}/index.ts`,
      from: /(?:lazy|promptly)\(\(\) => import\((.*?)\)\)/g,
      to: "Object.values(import.meta.glob($1, { eager: true, import: 'default' }))[0]",
    })),
    path: '/admin/login',
    visit: visits.scriptWeight,
  },
  {
    what: 'the console’s pages as soon as they are there',
    without: 'with React’s lazy',
    part: 'admin',
    undo: [
      {
        file: 'admin/src/layout/promptly.tsx',
        from: 'import { type ComponentType,',
        to: 'import { lazy, Suspense, type ComponentType,',
      },
      {
        file: 'admin/src/layout/promptly.tsx',
        from: '  let loaded',
        to: `  const Lazy = lazy(load);
          return (props: Props) => <Suspense fallback={Waiting && <Waiting />}><Lazy {...props} /></Suspense>;
          let loaded`,
      },
    ],
    path: '/admin',
    visit: visits.firstPageOfTheConsole,
  },
];
