import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  height?: number | undefined;
  label?: string | undefined;
}

/** Shown in place of rows or fields while they load. */
export function ListSkeleton({ height = 96, label }: Props) {
  const translate = useTranslate();
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{label ?? translate('ra.page.loading')}</span>
      {['one', 'two', 'three', 'four'].map((row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </div>
  );
}
