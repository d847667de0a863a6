import { SHOW_CHOSEN_THEME } from './theme.ts';

/** For Vite: the pages of an app open in the chosen scheme. The release puts the script's hash into their policy. */
export const themeBeforePaint = {
  name: 'theme-before-paint',
  transformIndexHtml: () => [
    { tag: 'script', children: SHOW_CHOSEN_THEME, injectTo: 'head-prepend' as const },
  ],
};
