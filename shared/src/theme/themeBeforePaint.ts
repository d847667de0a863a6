import { SHOW_CHOSEN_THEME } from './theme.ts';

/** For Vite: the pages of an app open in the chosen scheme. The release puts the script's hash into their policy. */
export const themeBeforePaint = {
  name: 'theme-before-paint',
  transformIndexHtml: (page: string) =>
    page.replace('<meta charset="utf-8">', (charset) => `${charset}<script>${SHOW_CHOSEN_THEME}</script>`),
};
