import { useQuery } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  RecordContextProvider,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import type { VersionedTable } from '../providers/resourceTables.ts';
import { discardDraft, publishVersion, standingsQuery, type Version } from '../providers/versions.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { EditButton } from '../ui/FormLinks.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Question } from '../ui/Question.tsx';
import { byWhom } from './RowState.tsx';
import { StateWords } from './StateWords.tsx';
import { text } from './text.ts';
import { useRestoring } from './useRestoring.ts';
import { useVersionStep } from './useVersionStep.ts';

/** Above a list: its rows that are not on the site, because they are not finished or were taken off it. */
export function Drafts({ table }: { table: VersionedTable }) {
  const { data: standings, error, refetch } = useQuery(standingsQuery(table));
  if (!standings)
    return (
      error && (
        <div className="mb-6">
          <LoadFailed reason={text.draftsFailed} error={error} onRetry={refetch} />
        </div>
      )
    );
  const absent = standings.filter(({ published }) => !published);
  const drafts = absent.flatMap(({ open = [] }) => open);
  const removed = absent.flatMap(({ open, removed = [] }) => (open ? [] : removed));
  return (
    <>
      {drafts.length > 0 && (
        <section aria-label={text.drafts} className="mb-6">
          <Versions versions={drafts} />
        </section>
      )}
      {removed.length > 0 && (
        <details className="mb-6">
          <summary className="cursor-pointer py-2.5 font-bold">{text.removed(removed.length)}</summary>
          <Versions versions={removed} />
        </details>
      )}
    </>
  );
}

const Versions = ({ versions }: { versions: Version[] }) => (
  <ul className="m-0 list-none border-t border-line p-0">
    {versions.map((version) => (
      <RecordContextProvider key={version.id} value={{ ...version.content, id: version.row_key }}>
        <Row version={version} />
      </RecordContextProvider>
    ))}
  </ul>
);

function Row({ version }: { version: Version }) {
  const nameOf = useGetRecordRepresentation(useResourceContext());
  const record = useRecordContext();
  const isRemoved = version.state === 'removed';
  return (
    <li className="flex min-h-16 items-center gap-2 border-b border-line py-2">
      <div className="grid flex-1 gap-1 wrap-anywhere">
        <strong>{nameOf(record)}</strong>
        <StateWords version={version} isOnSite={false} />
        <span className="muted">{byWhom(version)}</span>
      </div>
      <EditButton />
      {isRemoved ? <BringBackButton version={version} /> : <DiscardButton version={version} />}
    </li>
  );
}

function BringBackButton({ version }: { version: Version }) {
  const restoring = useRestoring();
  const bringBack = () => restoring(() => publishVersion(version, undefined));
  return <ActionButton icon={Undo2} label={text.publishing.bringBack} onClick={() => void bringBack()} />;
}

function DiscardButton({ version }: { version: Version }) {
  const notify = useNotify();
  const run = useVersionStep();
  const [isAsking, setAsking] = useState(false);
  function discard() {
    setAsking(false);
    void run(async () => {
      await discardDraft(version);
      notify(text.discarded, { type: 'success' });
    }, text.notDiscarded);
  }
  return (
    <>
      <ActionButton icon={Trash2} label={text.discard} color="error" onClick={() => setAsking(true)} />
      {isAsking && (
        <Question {...text.draft.discarding} onCancel={() => setAsking(false)} onConfirm={discard} />
      )}
    </>
  );
}
