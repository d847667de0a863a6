import type { ThemeOptions } from '@mui/material/styles';

export const buttons: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: '3px solid var(--color-focus)', outlineOffset: 3 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 16, lineHeight: 1.35, fontSize: '1rem' },
      sizeLarge: { minHeight: 52 },
      outlined: { border: '2px solid currentColor', '&:hover': { borderWidth: 2 } },
      // The red fill is the same in both colour schemes; only red text is lighter in the dark one.
      containedError: {
        backgroundColor: 'var(--color-danger-fill)',
        color: '#fff',
        '&:hover': { backgroundColor: 'color-mix(in oklab, var(--color-danger-fill), black 12%)' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: 44, minHeight: 44 } },
  },
  MuiChip: {
    styleOverrides: { root: { fontSize: 'var(--text-small)' }, colorSecondary: { fontWeight: 700 } },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: {
      tooltip: {
        padding: '4px 10px',
        backgroundColor: 'var(--color-ink)',
        color: 'var(--color-bg)',
        fontSize: 'var(--text-small)',
        fontWeight: 600,
      },
    },
  },
};
