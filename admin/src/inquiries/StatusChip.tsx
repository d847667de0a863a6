import Chip from '@mui/material/Chip';
import { text } from '../text.ts';

/** Whether anybody has opened the inquiry. */
export function StatusChip({ isRead }: { isRead: boolean }) {
  if (isRead) return <Chip variant="outlined" label={text.inquiries.isRead} sx={{ fontSize: '0.9375rem' }} />;
  return (
    <Chip color="secondary" label={text.inquiries.isNew} sx={{ fontSize: '0.9375rem', fontWeight: 750 }} />
  );
}
