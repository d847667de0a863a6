import { Link, useRecordContext } from 'react-admin';
import { Origin } from '../insights/Origin.tsx';
import type { InboxRow } from '../providers/inboxReads.ts';
import { dueIn } from './dueIn.ts';
import { text } from './text.ts';
import { usePersonOfRow } from './usePersonOfRow.ts';

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
