import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HttpError } from 'ra-core';
import { useNotify } from 'react-admin';
import { inviteClient } from '../../providers/clients.ts';
import { PEOPLE, type Person } from '../../providers/people.ts';
import { failureReason } from '../../ui/failureReason.ts';
import { useFailureToast } from '../../ui/useFailureToast.ts';
import { text } from '../text.ts';

/** Mails a person an invitation to the chat. A failure is shown in a toast. */
export function useInvitation({ id, email }: Person) {
  const notify = useNotify();
  const sayFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation<unknown, HttpError, string>({
    mutationFn: (username) => inviteClient({ person_id: id, username }),
    onSuccess: () => notify(text.client.invited(email ?? ''), { type: 'success' }),
    onError: (failure) =>
      sayFailure('Inviting a client', failure, `${text.client.failed}\n${failureReason(failure)}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [PEOPLE] }),
  });
  return { invite: mutate, isPending, isNameTaken: error?.body?.code === 'username_taken' };
}
