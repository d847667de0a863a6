import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { changePerson, type ListedPerson, PEOPLE, type Stage } from '../providers/people.ts';
import { failureReason, isFailure } from '../ui/failureReason.ts';
import { UNDO_MS, UndoButton } from '../ui/UndoButton.tsx';
import { text } from './text.ts';
import type { Change } from './withChanges.ts';

export const CHANGE = [PEOPLE, 'change'];

/**
 * What is done to a person with one press: lists show it at once (`usePeople`), a toast offers to take it back, and after a
 * failure all is as before.
 */
export function useChange() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: CHANGE,
    // One after the other: the last press is what stays.
    scope: { id: 'changes of people' },
    mutationFn: ({ person, changes }: Change & { said?: string }) => changePerson(person.id, saved(changes)),
    onSuccess(_, { person, changes, said }) {
      if (!said) return;
      const before = Object.fromEntries(
        Object.keys(changes).map((column) => [column, person[column as keyof ListedPerson]]),
      );
      const undo = () => mutate({ person: { ...person, ...changes }, changes: before });
      notify(said, {
        type: 'success',
        multiLine: true,
        autoHideDuration: UNDO_MS,
        action: <UndoButton onUndo={undo} />,
      });
    },
    onError(error: Error) {
      if (!isFailure(error)) return;
      console.error('Changing a person failed:', error.message);
      notify(failureReason(error), { type: 'error' });
    },
    onSettled: (_, error) => {
      const reading = queryClient.invalidateQueries({ queryKey: [PEOPLE] });
      // Until it is read again a change counts as on its way, so that what is shown does not jump back.
      return error ? undefined : reading;
    },
  });
  return {
    move: (person: ListedPerson, stage: Stage) =>
      mutate({
        person,
        changes: { stage, stage_since: new Date().toISOString() },
        said: text.moved(person.name, stage),
      }),
    finishStep: (person: ListedPerson) =>
      mutate({ person, changes: { next_step: null, next_step_on: null }, said: text.stepDone }),
  };
}

/** The database itself notes since when. */
const saved = ({ stage, next_step, next_step_on }: Partial<ListedPerson>) => ({
  ...(stage && { stage }),
  ...(next_step !== undefined && { next_step, next_step_on }),
});
