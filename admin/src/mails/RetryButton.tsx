import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { retryMail } from '../providers/mails.ts';
import { type Mail, receiverOf } from './mail.ts';
import { text } from './text.ts';
import { useSending } from './useSending.ts';

export function RetryButton({ mail }: { mail: Mail }) {
  const sending = useSending(() => retryMail(mail.id), { done: text.retried, failed: text.retryFailed });
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<RefreshCw size={18} />}
      aria-label={text.retryTo(receiverOf(mail))}
      {...sending}
    >
      {text.retry}
    </Button>
  );
}
