import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { type HttpError, useEditContext } from 'ra-core';
import { text as commonText } from '../text.ts';
import { useContentKind } from './ContentKind.ts';

/** The form without its row: still loading, gone, or failed to load. */
export function ContentUnavailable() {
  const { text } = useContentKind();
  const { error, refetch } = useEditContext();
  if (!error) {
    return (
      <DialogContent role="status" sx={{ display: 'grid', gap: 2.5 }}>
        <span className="visually-hidden">{text.loading}</span>
        <Skeleton variant="rounded" height={54} />
        <Skeleton variant="rounded" height={120} />
      </DialogContent>
    );
  }
  const isGone = isRefusal(error);
  return (
    <DialogContent
      role="alert"
      sx={{ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 2 }}
    >
      {isGone ? text.form.notFound : text.loadFailedReason}
      {!isGone && (
        <Button variant="outlined" color="inherit" onClick={() => refetch()}>
          {commonText.tryAgain}
        </Button>
      )}
    </DialogContent>
  );
}

/** No such row (406), or what stands in the address is no id at all (400). */
const isRefusal = (error: Error | HttpError) =>
  'status' in error && (error.status === 406 || error.status === 400);
