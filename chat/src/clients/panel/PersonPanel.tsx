import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { LoadError } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Notes } from './Notes.tsx';
import { text } from './text.ts';
import { usePersonNotes } from './usePersonNotes.ts';

interface Props {
  accountId: string;
  clientId: string;
  /** Missing where it stands beside the conversation instead of over it. */
  onClose: (() => void) | undefined;
}

/** What the studio has of a client beside the conversation, section by section. */
export default function PersonPanel({ accountId, clientId, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const isOver = onClose !== undefined;
  const [shown, reload] = usePersonNotes(clientId);
  useEffect(() => {
    if (isOver) panel.current?.focus();
  }, [isOver]);

  return (
    <aside
      ref={panel}
      className="absolute inset-y-0 right-0 z-35 flex w-[min(21.25rem,100%)] flex-col gap-6 overflow-y-auto overscroll-contain border-l border-line bg-surface px-safe-5.5 pt-[calc(var(--spacing-awning)+1.25rem)] pb-safe-5.5 shadow-float outline-none xl:static xl:w-85 xl:flex-none xl:shadow-none"
      aria-label={text.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose?.();
      }}
    >
      {onClose !== undefined && (
        <IconButton
          className="absolute top-[calc(var(--spacing-awning)+0.75rem)] right-2.5"
          label={text.close}
          icon={<X size={20} aria-hidden />}
          onClick={onClose}
        />
      )}
      {shown.step === 'loading' && <Spinner />}
      {shown.step === 'failed' && <LoadError title={text.failed} onRetry={reload} />}
      {shown.step === 'ready' && (
        <>
          <Notes accountId={accountId} personId={shown.person.id} notes={shown.notes} onSaved={reload} />
          <a
            className="flex min-h-tap items-center justify-self-start font-[650] underline decoration-pave-deep decoration-2 underline-offset-4"
            href={`/admin/people/${shown.person.id}`}
          >
            {text.toPerson}
          </a>
        </>
      )}
    </aside>
  );
}
