import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HttpError } from 'ra-core';
import { useNotify } from 'react-admin';
import {
  changePerson,
  type ListedPerson,
  PEOPLE,
  type Person,
  type Stage,
  takeBackMove,
} from '../providers/people.ts';
import { text as consoleText } from '../text.ts';
import { failureReason } from '../ui/failureReason.ts';
import { UNDO_MS, UndoButton } from '../ui/UndoButton.tsx';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { text } from './text.ts';
import type { PersonChange } from './withChanges.ts';

export const CHANGE = [PEOPLE, 'change'];

interface Pressed extends PersonChange {
  /** The toast afterwards, which offers to undo the change. */
  said?: string;
  /** The move that this undoes, by its time. */
  movedAt?: string;
}

/**
 * Changes a person with one press of a button. Lists show the change at once (`usePeople`), a toast offers to undo it, and
 * after a failure it is reverted.
 */
export function usePersonChange() {
  const notify = useNotify();
  const sayFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { mutate } = useMutation<Person | undefined, HttpError, Pressed>({
    mutationKey: CHANGE,
    // Saved one after the other, so that the last press wins.
    scope: { id: 'changes of people' },
    mutationFn: ({ person, changes, movedAt }) =>
      movedAt ? takeBackMove(person.id, movedAt) : changePerson(person, saved(changes)),
    onSuccess(changed, { person, changes, said }) {
      // Until the person is read again, its forms compare with this.
      if (changed)
        queryClient.setQueryData<Person>([PEOPLE, 'getOne', { id: person.id }], (read) => read && changed);
      if (!said) return;
      const before = Object.fromEntries(
        Object.keys(changes).map((column) => [column, person[column as keyof ListedPerson]]),
      );
      const undo = () =>
        mutate({
          person: { ...person, ...changed },
          changes: before,
          ...(changes.stage && changed && { movedAt: changed.stage_since }),
        });
      notify(said, {
        type: 'success',
        multiLine: true,
        autoHideDuration: UNDO_MS,
        action: <UndoButton onUndo={undo} />,
      });
    },
    onError: (failure) => sayFailure('Changing a person', failure, reasonOf(failure)),
    onSettled: (_, error) => {
      const reading = queryClient.invalidateQueries({ queryKey: [PEOPLE] });
      // A change stays pending until the list is read again, so that the card does not jump back meanwhile.
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

/** After a press there is nothing to be saved again, so it does not say that. */
const reasonOf = (failure: HttpError) =>
  failure.body?.code === 'changed' ? consoleText.reasons.conflict : failureReason(failure);

/** Without `stage_since`, which the database sets itself. */
const saved = ({ stage, next_step, next_step_on }: Partial<ListedPerson>) => ({
  ...(stage && { stage }),
  ...(next_step !== undefined && { next_step, next_step_on }),
});
