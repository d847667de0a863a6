import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Client } from '../../api/clients.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ClientProject } from './ClientProject.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { text } from './text.ts';

interface Props {
  accountId: string;
  client: Pick<Client, 'id' | 'name' | 'site_url'>;
  /** Missing if the panel is beside the conversation and not over it. */
  onClose: (() => void) | undefined;
}

/** The client's project and notes, beside the conversation. */
export default function ProjectPanel({ accountId, client, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const isOver = onClose !== undefined;
  useEffect(() => {
    if (isOver) panel.current?.focus();
  }, [isOver]);

  return (
    <aside
      ref={panel}
      className="absolute inset-y-0 right-0 z-35 flex w-[min(21.25rem,100%)] flex-col gap-7 overflow-y-auto overscroll-contain border-l border-line bg-surface px-safe-5.5 pt-[calc(var(--spacing-awning)+1.25rem)] pb-safe-5.5 shadow-float outline-none xl:static xl:w-85 xl:flex-none xl:shadow-none"
      aria-label={text.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        // A dialog of the panel has dealt with what it prevents.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
        event.stopPropagation();
        onClose?.();
      }}
    >
      <h2 className="min-h-9 text-h3">{text.title}</h2>
      {onClose !== undefined && (
        <IconButton
          className="absolute top-[calc(var(--spacing-awning)+0.75rem)] right-2.5"
          label={text.close}
          icon={<X size={20} aria-hidden />}
          onClick={onClose}
        />
      )}
      <ClientProject accountId={accountId} client={client} />
      <PersonNotes accountId={accountId} clientId={client.id} />
    </aside>
  );
}
