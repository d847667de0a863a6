import Box from '@mui/material/Box';

/** An error inside a dialog: while one is open, screen readers do not announce the toasts behind it. */
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
