import Box from '@mui/material/Box';

interface Props {
  count: number;
  /** The count in words, for screen readers. */
  label: string;
  /** Red, for what needs attention. */
  isTrouble?: boolean;
}

/** A number beside an item of the menu; nothing for zero. */
export function MenuCount({ count, label, isTrouble = false }: Props) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        minWidth: 26,
        height: 26,
        px: 1,
        borderRadius: 13,
        backgroundColor: isTrouble ? 'error.main' : 'var(--color-pave)',
        color: isTrouble ? 'error.contrastText' : 'var(--color-ink-fix)',
        fontWeight: 750,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </Box>
  );
}
