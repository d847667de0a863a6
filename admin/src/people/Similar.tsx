import { Button } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { mergePeople, PEOPLE, type Person, similarPeopleQuery } from '../providers/people.ts';
import { failureReason } from '../ui/failureReason.ts';
import { Question } from '../ui/Question.tsx';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { text } from './text.ts';

/** Other people with the same phone number, who can be merged if they are the same person. */
export function Similar({ person }: { person: Person }) {
  const { data: others = [] } = useQuery(similarPeopleQuery(person.id));
  return others.map((other) => <SameLine key={other.id} kept={person} other={other} />);
}

function SameLine({ kept, other }: { kept: Person; other: Person }) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const areBothClients = kept.client_id !== null && other.client_id !== null;
  return (
    <div className="mt-4.5 border-0 border-l-4 border-solid border-pave-deep pl-3 text-small/[1.45] wrap-anywhere">
      <p className="mt-0 mb-2.5" id={id}>
        {text.similar(other.name, other.email)}
      </p>
      {areBothClients ? (
        <p className="m-0">{text.bothClients}</p>
      ) : (
        <Button variant="outlined" color="inherit" aria-describedby={id} onClick={() => setAsking(true)}>
          {text.merge}
        </Button>
      )}
      {isAsking && <MergeQuestion kept={kept} other={other} onClose={() => setAsking(false)} />}
    </div>
  );
}

function MergeQuestion({ kept, other, onClose }: { kept: Person; other: Person; onClose: () => void }) {
  const notify = useNotify();
  const sayFailure = useFailureToast();
  const address = firstAddress(kept, other);
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => mergePeople(kept.id, other.id),
    onSuccess: () => {
      notify(text.merged, { type: 'success' });
      onClose();
    },
    onError: (failure: Error) =>
      sayFailure('Merging people', failure, `${text.mergeFailed}\n${reasonOf(failure)}`),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [PEOPLE] }),
  });
  return (
    <Question
      title={text.mergeTitle}
      question={
        <>
          <span>{text.mergeQuestion(other.name, kept.name)}</span>
          {kept.next_step && other.next_step && (
            <strong>{text.mergeSteps(kept.next_step, other.next_step)}</strong>
          )}
          {address && <strong>{text.mergeAddress(address)}</strong>}
        </>
      }
      confirm={text.merge}
      isBusy={isPending}
      error={error && `${text.mergeFailed}. ${reasonOf(error)}`}
      onCancel={onClose}
      onConfirm={() => mutate()}
    />
  );
}

/** They could be merged when the question was asked. */
const reasonOf = (failure: Error) => failureReason(failure, { '22023': text.bothClients });

/** The address with which a client who has none yet could sign in then: whoever reads its mail gets the account. */
function firstAddress(kept: Person, other: Person): string | null {
  const isClient = kept.client_id !== null || other.client_id !== null;
  const client = kept.client_id === null ? other : kept;
  return isClient && client.email === null ? (kept.email ?? other.email) : null;
}
