import { Button } from '@mui/material';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { isForbidden } from '../providers/refusals.ts';
import { text } from '../text.ts';
import { StatePanel } from './StatePanel.tsx';
import { useWords } from './useWords.ts';

interface Props {
  /** By default the texts of the resource around it, which may leave out a title. */
  title?: string;
  reason?: string;
  /** With status 403, "access denied" is shown instead. */
  error?: Error | null;
  onRetry: () => void;
}

/** The error state of a list or page, with a button that tries again. */
export function LoadFailed({ title, reason, error, onRetry }: Props) {
  const words = useWords();
  const isDenied = isForbidden(error);
  return (
    <StatePanel
      role="alert"
      icon={<CircleAlert size={40} />}
      title={isDenied ? text.access.denied : (title ?? words('load_failed.title', { _: text.loadFailed }))}
      text={isDenied ? text.access.deniedReason : (reason ?? words('load_failed.reason'))}
      isError
    >
      <Button variant="outlined" color="inherit" startIcon={<RefreshCw size={18} />} onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </StatePanel>
  );
}
