import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useInbox } from './InboxContext.tsx';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

export function InboxSkeleton() {
  const { text } = useInbox();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <span className="visually-hidden">{text.loading}</span>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={70} />
      ))}
    </Box>
  );
}
