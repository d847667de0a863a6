import Box from '@mui/material/Box';
import { text } from './text.ts';
import { useTroubledMails } from './useTroubledMails.ts';

/** The number of mails in trouble, in red in the menu; nothing when all is well. */
export default function TroubleBadge() {
  const count = useTroubledMails();
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
        backgroundColor: 'error.main',
        color: 'error.contrastText',
        fontWeight: 750,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{text.troubled(count)}</span>
    </Box>
  );
}
