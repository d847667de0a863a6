import type { ThemeOptions } from '@mui/material/styles';

/** react-admin's layout as in the design: a sidebar as high as the window, with the top bar beside it. */
export const frame: ThemeOptions['components'] = {
  RaLayout: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: '100dvh',
        '& .RaLayout-appFrame': { marginTop: 'var(--spacing-bar)', minWidth: 0 },
        '& .RaLayout-contentWithSidebar': { minWidth: 0 },
        '& .RaLayout-content': {
          minWidth: 0,
          padding: 28,
          outline: 'none',
          [theme.breakpoints.down('sm')]: { padding: 16 },
        },
      }),
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: {
        height: 'auto',
        '& .RaSidebar-fixed': {
          top: 0,
          display: 'flex',
          width: 'inherit',
          height: '100dvh',
          overflowY: 'auto',
          backgroundColor: 'var(--color-footer)',
          color: 'var(--color-plaster-fix)',
        },
        '& .MuiPaper-root.MuiPaper-root': { backgroundColor: 'var(--color-footer)' },
      },
    },
  },
  RaMenu: {
    styleOverrides: {
      root: {
        flex: 1,
        padding: '0 0 16px',
        '& .RaMenuItemLink-root': {
          minHeight: 48,
          padding: '6px 20px',
          border: 0,
          borderLeft: '4px solid transparent',
          background: 'none',
          '&, &.RaMenuItemLink-active': { color: 'inherit' },
          fontSize: '1.0625rem',
          fontFamily: 'inherit',
          textAlign: 'start',
          '&:hover': { backgroundColor: '#ffffff14' },
          '&[aria-current="page"]': {
            borderColor: 'var(--color-pave)',
            backgroundColor: '#ffffff1a',
            fontWeight: 700,
          },
          '&.Mui-focusVisible': { outlineColor: 'var(--color-pave)', outlineOffset: -3 },
          '& .MuiTypography-root': {
            display: 'flex',
            flex: 1,
            gap: 8,
            alignItems: 'center',
            justifyContent: 'space-between',
            lineHeight: 1.35,
            whiteSpace: 'normal',
          },
        },
        '& .RaMenuItemLink-icon.RaMenuItemLink-icon': { minWidth: 38, color: 'inherit' },
      },
    },
  },
  RaSkipNavigationButton: {
    defaultProps: { color: 'secondary' },
    styleOverrides: {
      root: { '&&': { backgroundColor: 'var(--color-pave)', color: 'var(--color-ink-fix)', opacity: 1 } },
    },
  },
};
