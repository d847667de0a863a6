import Chip from '@mui/material/Chip';
import { text } from './text.ts';

export function StatusChip({ isRead }: { isRead: boolean }) {
  if (isRead) return <Chip variant="outlined" label={text.isRead} sx={{ fontSize: '0.9375rem' }} />;
  return <Chip color="secondary" label={text.isNew} sx={{ fontSize: '0.9375rem', fontWeight: 750 }} />;
}
