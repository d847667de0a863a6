import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import {
  RecordContextProvider,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import type { VersionedTable } from '../providers/resourceTables.ts';
import { discardDraft, standingsQuery, type Version } from '../providers/versions.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { EditButton } from '../ui/FormLinks.tsx';
import { byWhom, stateOf } from './RowState.tsx';
import { text } from './text.ts';
import { useVersionStep } from './useVersionStep.ts';

/** Above a list: its rows that are not on the site yet. */
export function Drafts({ table }: { table: VersionedTable }) {
  const { data: standings = [] } = useQuery(standingsQuery(table));
  const drafts = standings.flatMap(({ published, open }) => (published || !open ? [] : [open]));
  if (drafts.length === 0) return null;
  return (
    <section aria-label={text.drafts} className="mb-6">
      <ul className="m-0 list-none border-t border-line p-0">
        {drafts.map((draft) => (
          <RecordContextProvider key={draft.id} value={{ ...draft.content, id: draft.row_key }}>
            <Draft draft={draft} />
          </RecordContextProvider>
        ))}
      </ul>
    </section>
  );
}

function Draft({ draft }: { draft: Version }) {
  const nameOf = useGetRecordRepresentation(useResourceContext());
  const record = useRecordContext();
  return (
    <li className="flex min-h-16 items-center gap-2 border-b border-line py-2">
      <div className="grid flex-1 wrap-anywhere">
        <strong>{nameOf(record)}</strong>
        <span className="muted">
          {stateOf(draft, false)}, {byWhom(draft)}
        </span>
      </div>
      <EditButton />
      <DiscardButton draft={draft} />
    </li>
  );
}

function DiscardButton({ draft }: { draft: Version }) {
  const notify = useNotify();
  const run = useVersionStep();
  const discard = () =>
    run(async () => {
      await discardDraft(draft.id);
      notify(text.discarded, { type: 'success' });
    }, text.notDiscarded);
  return <ActionButton icon={Trash2} label={text.discard} color="error" onClick={() => void discard()} />;
}
