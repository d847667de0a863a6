import { Button } from '@mui/material';
import { PenLine } from 'lucide-react';
import { Link, useGetOne, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Origin } from '../insights/Origin.tsx';
import type { InboxRow } from '../providers/inboxReads.ts';
import { PEOPLE, type Person } from '../providers/people.ts';
import { shownInPlace } from '../providers/queryClient.ts';
import { dueIn } from './dueIn.ts';
import { letterAddress } from './letter/letterAddress.ts';
import { text } from './text.ts';

/** Below a submission: what brought its sender, and the line of that person. */
export function BelowRow() {
  const row = useRecordContext<InboxRow>();
  return (
    <>
      {row && <Origin {...row} />}
      <PersonLine />
    </>
  );
}

/** The stage and next step of the sender, and a link to the person. */
function PersonLine() {
  const person = usePersonOfRow();
  if (!person) return null;
  const { id, stage, next_step, next_step_on } = person;
  const due = next_step_on ? dueIn(next_step_on) : undefined;
  return (
    <p className="mt-4 mb-0 flex items-center justify-between gap-4 border-0 border-t border-solid border-line pt-1 wrap-anywhere">
      <span>
        {text.stages[stage]}
        {due && (
          <>
            {' · '}
            <bdi>{next_step}</bdi>,{' '}
            <span className={due.isLate ? 'font-bold text-danger' : ''}>{due.words}</span>
          </>
        )}
      </span>
      <Link to={`/people/${id}`} className="inline-flex min-h-tap flex-none items-center">
        {text.toPerson}
      </Link>
    </p>
  );
}

/** Opens a letter to the sender of the row around it. */
export function AnswerButton() {
  const person = usePersonOfRow();
  if (!person?.email) return null;
  return (
    <Button
      component={RouterLink}
      to={letterAddress(person.id)}
      variant="contained"
      startIcon={<PenLine size={20} />}
      className="max-md:-order-1 max-md:basis-full"
    >
      {text.letter.write}
    </Button>
  );
}

function usePersonOfRow(): Person | undefined {
  const person_id = useRecordContext<InboxRow>()?.person_id ?? null;
  const options = { ...shownInPlace('a person'), enabled: person_id !== null };
  return useGetOne<Person>(PEOPLE, { id: person_id ?? '' }, options).data;
}
