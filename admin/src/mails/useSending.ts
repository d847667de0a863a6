import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

interface Words {
  done: string;
  failed: string;
}

/** Asks the server to send something, says how that went, and reads the mails again. */
export function useSending(send: () => Promise<unknown>, { done, failed }: Words) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => notify(done, { type: 'success' }),
    onError: () => notify(failed, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mails'] }),
  });
  return { onClick: () => mutate(), disabled: isPending };
}
