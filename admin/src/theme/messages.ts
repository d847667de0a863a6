import type { ThemeOptions } from '@mui/material/styles';
import attention from './icons/attention.svg';
import done from './icons/done.svg';

/** Toasts and dialogs. */
export const messages: ThemeOptions['components'] = {
  MuiAlert: {
    styleOverrides: {
      root: { color: 'var(--color-ink)', fontSize: '1rem' },
      standardWarning: { backgroundColor: 'var(--color-new-bg)' },
      standardError: { backgroundColor: 'var(--color-danger-bg)' },
    },
  },
  MuiPaper: {
    variants: [{ props: { variant: 'outlined' }, style: { borderColor: 'var(--color-line)' } }],
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--color-scrim)' } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { margin: 16, borderRadius: 12, boxShadow: 'var(--shadow-float)' },
      paperFullWidth: { width: 'calc(100% - 32px)' },
      paperFullScreen: { width: '100%', margin: 0, borderRadius: 0 },
      root: {
        '&.record-dialog': {
          // Around react-admin's form, and not inside one of ours.
          '& .MuiDialogContent-root:not(form *)': {
            display: 'flex',
            flexDirection: 'column',
            padding: 0,
            // The form fills a phone's screen, so that its buttons are at the bottom.
            '& > div, & > div > div, & > div > div > div, & form': {
              display: 'flex',
              flex: '1 0 auto',
              flexDirection: 'column',
              alignItems: 'stretch',
              margin: 0,
            },
          },
          '& .RaSimpleForm-root, & .MuiCardContent-root': { flex: 1, padding: '4px var(--side) 0' },
          '& .RaToolbar-root, & .MuiToolbar-root': { paddingInline: 'var(--side)' },
        },
      },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 24px' } } },
  RaNotification: {
    styleOverrides: {
      root: {
        // Below the top bar, and below the heads of dialogs with their close buttons.
        '&&': { top: 72, insetInline: 'max(16px, 100% - 480px) 16px' },
        // react-admin fills the toast with the colour of its kind; the design colours only its edge.
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
        '& .MuiSnackbarContent-message': {
          minWidth: 0,
          overflowWrap: 'anywhere',
          fontSize: '1rem',
          '&::first-line': { fontWeight: 700 },
        },
        '& .MuiSnackbarContent-action': { flex: 'none' },
      },
    },
  },
};
