import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';

const ROWS = ['one', 'two', 'three', 'four'];

/** In place of rows, fields or whatever else is on its way. */
export function ListSkeleton({ height = 96 }: { height?: number }) {
  const translate = useTranslate();
  return (
    <Stack role="status" gap={1}>
      <span className="visually-hidden">{translate('ra.page.loading')}</span>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
