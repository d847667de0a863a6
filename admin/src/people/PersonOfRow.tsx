import { Button, Link } from '@mui/material';
import { PenLine } from 'lucide-react';
import { useGetOne, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { InboxRow } from '../providers/inboxReads.ts';
import { PEOPLE, type Person } from '../providers/people.ts';
import { shownInPlace } from '../providers/queryClient.ts';
import { dueIn } from './steps.ts';
import { text } from './text.ts';

/** Below what a visitor wrote: where things stand with who wrote it, the way there, and the answer. */
export default function PersonOfRow() {
  const person_id = useRecordContext<InboxRow>()?.person_id ?? null;
  const { data: person } = useGetOne<Person>(
    PEOPLE,
    { id: person_id ?? '' },
    { ...shownInPlace('a person'), enabled: person_id !== null },
  );
  if (!person) return null;
  const { id, stage, next_step, next_step_on, email } = person;
  const step = next_step && next_step_on && `${next_step}, ${dueIn(next_step_on).words}`;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 wrap-anywhere">
      <span>
        {text.stages[stage]}
        {step && (
          <>
            {' · '}
            <bdi>{step}</bdi>
          </>
        )}
      </span>
      <Link component={RouterLink} to={`/people/${id}`} className="inline-flex min-h-tap items-center">
        {text.toPerson}
      </Link>
      {email && (
        <Button
          component={RouterLink}
          to={`/people/${id}/letter`}
          variant="contained"
          startIcon={<PenLine size={20} />}
          className="max-md:w-full"
        >
          {text.letter.write}
        </Button>
      )}
    </div>
  );
}
