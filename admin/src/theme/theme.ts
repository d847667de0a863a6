import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { components } from './themeComponents.ts';

const sharedPalette = {
  secondary: { main: '#f8c03f', contrastText: '#0c231c' },
  info: { main: '#095482' },
  warning: { main: '#e9a92a' },
} satisfies PaletteOptions;

export const lightTheme = adminTheme({
  ...sharedPalette,
  mode: 'light',
  primary: { main: '#074130', contrastText: '#f7f7f1' },
  error: { main: '#bc2028' },
  success: { main: '#206b38' },
  background: { default: '#f7f7f1', paper: '#fefefb' },
  text: { primary: '#0c231c', secondary: '#465a52' },
  divider: '#d3d4c8',
});

export const darkTheme = adminTheme({
  ...sharedPalette,
  mode: 'dark',
  primary: { main: '#fac54a', contrastText: '#0c231c' },
  error: { main: '#f98b84' },
  success: { main: '#7ad68d' },
  info: { main: '#7cc0ee' },
  background: { default: '#041614', paper: '#0b221f' },
  text: { primary: '#f3f1e7', secondary: '#aebaab' },
  divider: '#1f3633',
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
