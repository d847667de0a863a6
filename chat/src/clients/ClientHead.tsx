import { Check, FolderKanban, UserCog } from 'lucide-react';
import type { RefObject } from 'react';
import { type Client, settleConversation } from '../api/clients.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { text } from './text.ts';
import { Wait } from './Wait.tsx';

interface Props {
  client: Client;
  /** The header of the page is not about this client, so the name stands here. */
  isWide: boolean;
  onChange: () => Promise<void>;
  onEdit: () => void;
  /** Missing where the panel is always there. */
  panel: { isOpen: boolean; toggle: () => void; button: RefObject<HTMLButtonElement | null> } | undefined;
}

/** Above a conversation: with whom it is, and whether an answer is waited for. */
export function ClientHead({ client, isWide, onChange, onEdit, panel }: Props) {
  const toast = useToast();

  const settle = async () => {
    const { ok } = await settleConversation(client.id);
    if (!ok) return toast({ tone: 'error', title: text.settleFailed });
    toast({ tone: 'success', title: text.settled });
    await onChange();
  };

  return (
    <div className="flex flex-wrap items-center gap-x-5 border-b border-line bg-surface px-safe-4 pt-[calc(var(--spacing-awning)+0.25rem)] pb-1">
      {isWide && <h2 className="min-w-0 flex-1 truncate text-h4">{client.name}</h2>}
      {client.waiting_since !== null && (
        <>
          <Wait since={client.waiting_since} />
          <TextButton icon={<Check size={18} aria-hidden />} onClick={settle}>
            {text.settle}
          </TextButton>
        </>
      )}
      <span className="ml-auto" />
      {panel !== undefined && (
        <TextButton
          ref={panel.button}
          icon={<FolderKanban size={18} aria-hidden />}
          aria-expanded={panel.isOpen}
          onClick={panel.toggle}
        >
          {text.project}
        </TextButton>
      )}
      <TextButton icon={<UserCog size={18} aria-hidden />} onClick={onEdit}>
        {text.details}
      </TextButton>
    </div>
  );
}
