import { Button, type ButtonProps } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

interface Props extends ButtonProps {
  send: () => Promise<unknown>;
  /** In words, how it went. */
  done: string;
  failed: string;
}

/** Asks the server to send something, says how that went, and reads the mails again. */
export function SendButton({ send, done, failed, ...button }: Props) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => notify(done, { type: 'success' }),
    onError: () => notify(failed, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mails'] }),
  });
  return <Button onClick={() => mutate()} disabled={isPending} {...button} />;
}
