import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HttpError } from 'ra-core';
import { useNotify } from 'react-admin';
import { inviteClient } from '../../providers/clients.ts';
import { PEOPLE, type Person } from '../../providers/people.ts';
import { failureReason, isFailure } from '../../ui/failureReason.ts';
import { text } from '../text.ts';

/** Mails a person an invitation to the chat. A failure is shown in a toast, unless it belongs beside the field. */
export function useInvitation({ id, email }: Person) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation<unknown, HttpError, string>({
    mutationFn: (username) => inviteClient({ person_id: id, username }),
    onSuccess: () => notify(text.client.invited(email ?? ''), { type: 'success' }),
    onError: (failure) => {
      if (!isFailure(failure) || isTaken(failure)) return;
      console.error('Inviting a client failed:', failure.message);
      notify(`${text.client.failed}\n${failureReason(failure)}`, { type: 'error', multiLine: true });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [PEOPLE] }),
  });
  return { invite: mutate, isPending, isNameTaken: error !== null && isTaken(error) };
}

const isTaken = ({ body }: HttpError) => body?.code === 'username_taken';
