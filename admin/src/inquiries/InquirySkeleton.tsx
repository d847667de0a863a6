import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { text } from '../text.ts';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Grey rows while the first page is on its way. */
export function InquirySkeleton() {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <span className="visually-hidden">{text.inquiries.loading}</span>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={70} />
      ))}
    </Box>
  );
}
