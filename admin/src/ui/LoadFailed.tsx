import Button from '@mui/material/Button';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { isForbidden } from '../providers/refusals.ts';
import { text } from '../text.ts';
import { StatePanel } from './StatePanel.tsx';

interface Props {
  title: string;
  reason: string;
  /** A 403 is shown as "access denied" instead of `title` and `reason`. */
  error?: Error | null;
  onRetry: () => void;
}

/** The error state of a list or page: what failed, and a way to try again. */
export function LoadFailed({ title, reason, error, onRetry }: Props) {
  const { denied, deniedReason } = text.access;
  const words = isForbidden(error) ? { title: denied, text: deniedReason } : { title, text: reason };
  return (
    <StatePanel role="alert" icon={<CircleAlert size={40} />} {...words} color="var(--color-danger)">
      <Button variant="outlined" color="inherit" startIcon={<RefreshCw size={18} />} onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </StatePanel>
  );
}
