import Box from '@mui/material/Box';
import type { Inbox } from './inbox.ts';
import { useInboxTotals } from './useInboxTotals.ts';

/** The number of unread rows in the menu; nothing when all are read. */
export function UnreadBadge({ inbox: { resource, text } }: { inbox: Inbox }) {
  const { unread } = useInboxTotals(resource);
  if (!unread) return null;
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
        backgroundColor: 'var(--pave)',
        color: 'var(--ink-on-pave)',
        fontWeight: 750,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span aria-hidden="true">{unread}</span>
      <span className="visually-hidden">{text.unreadCount(unread)}</span>
    </Box>
  );
}
