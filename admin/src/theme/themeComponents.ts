import type { Components, Theme } from '@mui/material/styles';
import attention from './icons/attention.svg';
import done from './icons/done.svg';

/** How MUI's components differ from their defaults, for every screen. Colours without a name in the palette come from tokens.css. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': { outline: '3px solid var(--color-focus)', outlineOffset: 3 },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 16 },
      outlined: { border: '2px solid currentColor', '&:hover': { borderWidth: 2 } },
      containedPrimary: { '&:hover': { backgroundColor: 'var(--color-primary-hover)' } },
      // Red as a fill is the same by day and by night; only red text is lighter at night.
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
  MuiPaper: {
    // MUI lightens dark paper by its elevation; the design has one surface.
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { minHeight: 54, backgroundColor: 'var(--color-surface)' },
      // The notch is as wide as the label, which has the same scale.
      notchedOutline: { borderColor: 'var(--color-edge)', '& legend': { fontSize: '0.85em' } },
    },
  },
  MuiInputLabel: {
    // MUI's default of 0.75 is 12 px, too small for the design.
    styleOverrides: { shrink: { transform: 'translate(14px, -9px) scale(0.85)' } },
  },
  MuiInputBase: {
    styleOverrides: { input: { '&::placeholder': { color: 'var(--color-muted)', opacity: 1 } } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '1rem',
        padding: '12px 18px',
        borderBottomColor: 'var(--color-line)',
        [theme.breakpoints.down('lg')]: { paddingInline: 10 },
      }),
      head: { fontWeight: 700, paddingBlock: 14, borderBottomColor: 'var(--color-edge)' },
    },
  },
  MuiPaginationItem: {
    styleOverrides: { root: { minWidth: 44, height: 44, fontVariantNumeric: 'tabular-nums' } },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--color-scrim)' } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { margin: 16, borderRadius: 12, boxShadow: 'var(--shadow-float)' },
      paperFullWidth: { width: 'calc(100% - 32px)' },
    },
  },
  RaNotification: {
    styleOverrides: {
      root: {
        // react-admin fills the whole toast with the colour of its kind; the design gives it an edge.
        '& .MuiSnackbarContent-root.MuiSnackbarContent-root': {
          flexWrap: 'nowrap',
          border: '1px solid var(--color-line)',
          borderLeft: '6px solid var(--kind, var(--color-edge))',
          borderRadius: 12,
          backgroundColor: 'var(--color-surface)',
          color: 'var(--color-ink)',
          boxShadow: 'var(--shadow-float)',
          '&::before': {
            content: '""',
            flex: 'none',
            width: 24,
            height: 24,
            marginRight: 12,
            backgroundColor: 'var(--kind, var(--color-edge))',
            mask: `var(--icon, url("${attention}")) center / contain no-repeat`,
          },
        },
        '& .RaNotification-success': { '--kind': 'var(--color-success)', '--icon': `url("${done}")` },
        '& .RaNotification-error': { '--kind': 'var(--color-danger)' },
        '& .RaNotification-warning': { '--kind': 'var(--color-pave)' },
        '& .MuiSnackbarContent-message': { fontSize: '1rem', '&::first-line': { fontWeight: 700 } },
      },
    },
  },
};
