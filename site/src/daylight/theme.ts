export type Theme = 'light' | 'dark';

/** Where the browser keeps the scheme that a visitor has chosen; named on /cookies. */
export const THEME_KEY = 'theme';
