import Box from '@mui/material/Box';
import type { InboxRow } from '../providers/inboxReads.ts';

export function Sender({ row: { name, email, read } }: { row: InboxRow }) {
  return (
    <Box sx={{ minWidth: { sm: 165 }, overflowWrap: 'anywhere', lineHeight: 1.45 }}>
      <Box sx={{ fontWeight: read ? 500 : 750 }}>{name}</Box>
      <Box sx={{ color: 'var(--color-muted)', fontSize: '0.9375rem' }}>{email}</Box>
    </Box>
  );
}
