import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { HttpError } from 'ra-core';
import { text as sharedText } from '../text.ts';
import { useInbox } from './InboxContext.tsx';

interface Props {
  titleId: string;
  /** Null while it is loading. */
  error: Error | HttpError | null;
  onRetry: () => void;
}

/** The dialog without its row: still loading, gone, or failed to load. */
export function RowUnavailable({ titleId, error, onRetry }: Props) {
  const { text } = useInbox();
  if (!error) return <DialogTitle id={titleId}>{text.loadingOne}</DialogTitle>;
  const isGone = isRefusal(error);
  return (
    <>
      <DialogTitle id={titleId} variant="h2" sx={{ pr: 9 }}>
        {isGone ? text.notFound : text.loadFailed}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
        {isGone ? text.notFoundReason : text.loadFailedReason}
        {!isGone && (
          <Button variant="outlined" color="inherit" onClick={onRetry}>
            {sharedText.tryAgain}
          </Button>
        )}
      </DialogContent>
    </>
  );
}

/** No such row (406), or what stands in the address is no id at all (400). */
const isRefusal = (error: Error | HttpError) =>
  'status' in error && (error.status === 406 || error.status === 400);
