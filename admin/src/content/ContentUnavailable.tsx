import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useEditContext } from 'ra-core';
import { isGone } from '../providers/refusals.ts';
import { text as commonText } from '../text.ts';
import { useContentKind } from './ContentKind.ts';

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
  return (
    <DialogContent
      role="alert"
      sx={{ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 2 }}
    >
      {isGone(error) ? text.form.notFound : text.loadFailedReason}
      {!isGone(error) && (
        <Button variant="outlined" color="inherit" onClick={() => refetch()}>
          {commonText.tryAgain}
        </Button>
      )}
    </DialogContent>
  );
}
