import type { RaThemeOptions } from 'react-admin';
import { buttons } from './buttons.ts';
import { fields } from './fields.ts';
import { frame } from './frame.ts';
import { lists } from './lists.ts';
import { messages } from './messages.ts';

const token = (name: string) => `var(--color-${name})`;
const ink = (percent: number) => `color-mix(in oklab, var(--color-ink) ${percent}%, transparent)`;
const heading = { fontFamily: 'var(--font-display)', fontWeight: 850, lineHeight: 1 };

/**
 * The console's look, made from the design's tokens. It is one theme for both colour schemes, because the tokens contain
 * both; so MUI must leave computing colours to CSS (`nativeColor`).
 */
export const theme: RaThemeOptions = {
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: { main: token('primary'), dark: token('primary-hover'), contrastText: token('on-primary') },
    secondary: { main: token('pave'), dark: token('pave-deep'), contrastText: token('ink-fix') },
    error: { main: token('danger'), contrastText: token('surface') },
    info: { main: token('focus'), contrastText: token('surface') },
    success: { main: token('success'), contrastText: token('surface') },
    warning: { main: token('pave-deep'), contrastText: token('ink-fix') },
    background: { default: token('bg'), paper: token('surface') },
    text: { primary: token('ink'), secondary: token('muted') },
    divider: token('line'),
    action: {
      active: token('ink'),
      hover: ink(6),
      selected: ink(10),
      focus: ink(12),
      disabled: ink(38),
      disabledBackground: ink(12),
    },
  },
  shape: { borderRadius: 8 },
  // Below 768 px lists are cards, below 1024 px the sidebar is a drawer, below 1280 px a row's actions are icons.
  breakpoints: { values: { xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1440 } },
  sidebar: { width: 256, closedWidth: 256 },
  typography: {
    fontFamily: 'var(--font-sans)',
    fontSize: 16,
    htmlFontSize: 16,
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: 'var(--text-small)', lineHeight: 1.45 },
    caption: { fontSize: 'var(--text-small)', lineHeight: 1.35 },
    h1: { ...heading, fontSize: '1.75rem' },
    h2: { ...heading, fontSize: '2.5rem' },
    h3: { ...heading, fontSize: '1.875rem' },
    button: { textTransform: 'none', fontWeight: 700, fontSize: '1rem' },
  },
  components: { ...buttons, ...fields, ...lists, ...messages, ...frame },
};
