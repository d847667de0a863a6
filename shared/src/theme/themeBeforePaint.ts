import { SHOW_CHOSEN_THEME } from './theme.ts';

/**
 * A Vite plugin that opens the pages of an app in the chosen scheme. The release adds the script's hash to the page's
 * policy.
 */
export const themeBeforePaint = {
  name: 'theme-before-paint',
  transformIndexHtml: (page: string) =>
    page.replace('<meta charset="utf-8">', (charset) => `${charset}<script>${SHOW_CHOSEN_THEME}</script>`),
};
