import { LoadError } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Notes } from './Notes.tsx';
import { text } from './text.ts';
import { usePersonNotes } from './usePersonNotes.ts';

/** The notes about the person behind a client, and the way to the page of that person. */
export function PersonNotes({ accountId, clientId }: { accountId: string; clientId: string }) {
  const [shown, reload] = usePersonNotes(clientId);
  if (shown.step === 'loading') return <Spinner />;
  if (shown.step === 'failed') return <LoadError title={text.failed} onRetry={reload} />;
  if (shown.step !== 'ready') return null;
  return (
    <>
      <Notes accountId={accountId} personId={shown.person.id} notes={shown.notes} onSaved={reload} />
      <a
        className="flex min-h-tap items-center self-start font-[650] underline decoration-pave-deep decoration-2 underline-offset-4"
        href={`/admin/people/${shown.person.id}`}
      >
        {text.toPerson}
      </a>
    </>
  );
}
