import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { isGone } from '../providers/refusals.ts';
import { text as sharedText } from '../text.ts';
import { useInbox } from './InboxContext.tsx';
import { text as common } from './text.ts';

interface Props {
  titleId: string;
  /** Null while it is loading. */
  error: Error | null;
  onRetry: () => void;
}

export function RowUnavailable({ titleId, error, onRetry }: Props) {
  const { text } = useInbox();
  if (!error) return <DialogTitle id={titleId}>{text.loadingOne}</DialogTitle>;
  return (
    <>
      <DialogTitle id={titleId} variant="h2" sx={{ pr: 9 }}>
        {isGone(error) ? text.notFound : common.loadFailed}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
        {isGone(error) ? common.notFoundReason : text.loadFailedReason}
        {!isGone(error) && (
          <Button variant="outlined" color="inherit" onClick={onRetry}>
            {sharedText.tryAgain}
          </Button>
        )}
      </DialogContent>
    </>
  );
}
