import { Button, type ButtonProps } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureReason } from '../ui/failureReason.ts';
import { useFailureToast } from '../ui/useFailureToast.ts';

interface Props extends ButtonProps {
  send: () => Promise<unknown>;
  /** The toast after a success. */
  done: string;
  /** The toast after a failure. */
  failed: string;
}

/** Asks the server to send something, reports the result, and reads the mails again. */
export function SendButton({ send, done, failed, ...button }: Props) {
  const notify = useNotify();
  const sayFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => notify(done, { type: 'success' }),
    onError: (failure) => sayFailure('Sending', failure, `${failed} ${failureReason(failure)}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mails'] }),
  });
  return <Button onClick={() => mutate()} disabled={isPending} {...button} />;
}
