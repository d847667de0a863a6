import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useNotify } from 'ra-core';
import { retryMail } from '../providers/mails.ts';
import { type Mail, receiverOf } from './mail.ts';
import { text } from './text.ts';

export function RetryButton({ mail }: { mail: Mail }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => retryMail(mail.id),
    onSuccess: () => notify(text.retried, { type: 'success' }),
    onError: () => notify(text.retryFailed, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mails'] }),
  });
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<RefreshCw size={18} />}
      aria-label={text.retryTo(receiverOf(mail))}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {text.retry}
    </Button>
  );
}
