import Box from '@mui/material/Box';
import { text } from '../text.ts';
import { useInquiryTotals } from './useInquiryTotals.ts';

/** The number of unread inquiries in the menu; nothing when all are read. */
export default function UnreadBadge() {
  const { unread } = useInquiryTotals();
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
      <span className="visually-hidden">{text.inquiries.unreadCount(unread)}</span>
    </Box>
  );
}
