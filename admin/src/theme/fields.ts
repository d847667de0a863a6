import type { ThemeOptions } from '@mui/material/styles';
import { text } from '../text.ts';
import attention from './icons/attention.svg';

/** Fields have their label above, and an error or a hint below. */
export const fields: ThemeOptions['components'] = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: { root: { position: 'static', transform: 'none', maxWidth: 'none', ...name() } },
  },
  MuiFormLabel: { styleOverrides: { root: name() } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 54,
        backgroundColor: 'var(--color-surface)',
        // On touch screens the field touched last counts as hovered.
        '@media (hover: none)': {
          '&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--color-edge)',
          },
        },
      },
      // MUI leaves a gap in the frame for the label, which is above the frame here.
      notchedOutline: { top: 0, borderColor: 'var(--color-edge)', '& legend': { display: 'none' } },
    },
  },
  MuiInputBase: {
    styleOverrides: { input: { '&::placeholder': { color: 'var(--color-muted)', opacity: 1 } } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        '&.Mui-error': { display: 'flex', alignItems: 'flex-start', gap: 6, fontWeight: 600 },
        '&.Mui-error::before': {
          content: '""',
          flex: 'none',
          width: 18,
          height: 18,
          backgroundColor: 'currentColor',
          mask: `url("${attention}") center / contain no-repeat`,
        },
      },
    },
  },
  // Otherwise react-admin reserves an empty line for a message.
  RaTextInput: { defaultProps: { helperText: false } },
  RaBooleanInput: { defaultProps: { helperText: false } },
  RaDateInput: { defaultProps: { helperText: false } },
  RaPasswordInput: { defaultProps: { helperText: false } },
  RaRadioButtonGroupInput: {
    defaultProps: { helperText: false },
    // react-admin shrinks its label as if it had moved out of a text field.
    styleOverrides: { root: { '&& .RaRadioButtonGroupInput-label': { transform: 'none' } } },
  },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: 44 } } },
  RaSimpleForm: {
    styleOverrides: {
      root: { '&&': { padding: 0 }, '& > .MuiStack-root': { gap: 20, alignItems: 'stretch' } },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        // On phones react-admin would lay it over the end of the form.
        '&&': { position: 'sticky' },
        bottom: 0,
        zIndex: 2,
        justifyContent: 'flex-end',
        gap: 8,
        minHeight: 0,
        padding: '16px 0',
        marginTop: 20,
        borderTop: '1px solid var(--color-line)',
        backgroundColor: 'var(--color-surface)',
      },
    },
  },
};

function name() {
  return {
    marginBottom: 6,
    whiteSpace: 'normal',
    fontWeight: 700,
    '&, &.Mui-focused, &.Mui-error': { color: 'var(--color-ink)' },
    // react-admin marks required fields with a star; the design marks optional ones instead.
    '& [aria-hidden]': { display: 'none' },
    '&:has(> span):not(:has([aria-hidden]))::after': {
      content: `" (${text.form.optional})"`,
      color: 'var(--color-muted)',
      fontWeight: 400,
    },
  } as const;
}
