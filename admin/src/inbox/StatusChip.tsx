import Chip from '@mui/material/Chip';
import type { InboxRow } from '../providers/inboxReads.ts';
import { text } from './text.ts';

export function StatusChip({ row: { read, answered_at } }: { row: InboxRow }) {
  if (!read) return <Chip color="secondary" label={text.isNew} />;
  if (answered_at) return <Chip color="success" variant="outlined" label={text.isAnswered} />;
  return <Chip variant="outlined" label={text.isRead} />;
}
