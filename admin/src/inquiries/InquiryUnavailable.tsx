import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { HttpError } from 'ra-core';
import { text } from '../text.ts';

interface Props {
  titleId: string;
  /** Null while it is loading. */
  error: Error | HttpError | null;
  onRetry: () => void;
}

/** The dialog without its inquiry: still loading, gone, or failed to load. */
export function InquiryUnavailable({ titleId, error, onRetry }: Props) {
  if (!error) return <DialogTitle id={titleId}>{text.inquiries.loadingOne}</DialogTitle>;
  const isGone = isRefusal(error);
  return (
    <>
      <DialogTitle id={titleId} variant="h2" sx={{ pr: 9 }}>
        {isGone ? text.inquiries.notFound : text.inquiries.loadFailed}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
        {isGone ? text.inquiries.notFoundReason : text.inquiries.loadFailedReason}
        {!isGone && (
          <Button variant="outlined" color="inherit" onClick={onRetry}>
            {text.tryAgain}
          </Button>
        )}
      </DialogContent>
    </>
  );
}

/** No such row (406), or what stands in the address is no id at all (400). */
const isRefusal = (error: Error | HttpError) =>
  'status' in error && (error.status === 406 || error.status === 400);
