import Button from '@mui/material/Button';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { text } from '../text.ts';
import { StatePanel } from './StatePanel.tsx';

interface Props {
  title: string;
  reason: string;
  onRetry: () => void;
}

/** The error state of a list or page: what failed, and a way to try again. */
export function LoadFailed({ title, reason, onRetry }: Props) {
  return (
    <StatePanel
      role="alert"
      icon={<CircleAlert size={40} />}
      title={title}
      text={reason}
      color="var(--color-danger)"
    >
      <Button variant="outlined" color="inherit" startIcon={<RefreshCw size={18} />} onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </StatePanel>
  );
}
