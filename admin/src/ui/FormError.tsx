import Box from '@mui/material/Box';

/** Why something was not done, where it was asked for. While a dialog is open, nobody hears the toasts behind it. */
export function FormError({ text }: { text: string }) {
  return (
    <Box
      role="alert"
      sx={{
        px: 2,
        py: 1.5,
        borderLeft: '6px solid currentColor',
        backgroundColor: 'var(--color-danger-bg)',
        color: 'var(--color-danger)',
        fontWeight: 600,
      }}
    >
      {text}
    </Box>
  );
}
