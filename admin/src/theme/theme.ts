import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { brandColors } from '@vitrina/shared/brandColors.ts';
import { components } from './themeComponents.ts';

const { day, night } = brandColors;

const sharedPalette = {
  secondary: { main: brandColors.pave, contrastText: brandColors.inkFix },
  info: { main: brandColors.enamel },
  warning: { main: brandColors.paveDeep },
} satisfies PaletteOptions;

export const lightTheme = adminTheme({
  ...sharedPalette,
  mode: 'light',
  primary: { main: day.primary, contrastText: day.onPrimary },
  error: { main: day.danger },
  success: { main: day.success },
  background: { default: day.bg, paper: day.surface },
  text: { primary: day.ink, secondary: day.muted },
  divider: day.line,
});

export const darkTheme = adminTheme({
  ...sharedPalette,
  mode: 'dark',
  primary: { main: night.primary, contrastText: night.onPrimary },
  error: { main: night.danger },
  success: { main: night.success },
  info: { main: '#7cc0ee' },
  background: { default: night.bg, paper: night.surface },
  text: { primary: night.ink, secondary: night.muted },
  divider: night.line,
});

function adminTheme(palette: PaletteOptions) {
  return createTheme({
    palette,
    components,
    shape: { borderRadius: 8 },
    // Under 768 px a list is cards, under 1024 px the sidebar a drawer, under 1280 px a row's actions are icons.
    breakpoints: { values: { xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1440 } },
    typography: {
      fontFamily: 'var(--font-sans)',
      fontSize: 16,
      htmlFontSize: 16,
      body1: { fontSize: '1rem', lineHeight: 1.5 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.45 },
      h1: { fontFamily: 'var(--font-display)', fontWeight: 850, fontSize: '1.75rem', lineHeight: 1 },
      h2: { fontFamily: 'var(--font-display)', fontWeight: 850, fontSize: '2.5rem', lineHeight: 1 },
      button: { textTransform: 'none', fontWeight: 700, fontSize: '1rem' },
    },
  });
}
