import { Check, FolderKanban, UserCog } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { type Client, settleConversation } from '../api/clients.ts';
import { keepFocus } from '../ui/keepFocus.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { text } from './text.ts';
import { Wait } from './Wait.tsx';

interface Props {
  client: Client;
  /** The page header does not show the client's name, so it is shown here. */
  isWide: boolean;
  onChange: () => Promise<void>;
  onEdit: () => void;
  /** Missing if the panel is always shown. */
  panel: { isOpen: boolean; toggle: () => void; button: RefObject<HTMLButtonElement | null> } | undefined;
}

/** The line above a conversation: the client's name and whether they are waiting for an answer. */
export function ClientHead({ client, isWide, onChange, onEdit, panel }: Props) {
  const [isSettling, setSettling] = useState(false);
  const toast = useToast();
  const { waiting_since, last_message_id } = client;

  const settle = async (messageId: string) => {
    if (isSettling) return;
    setSettling(true);
    const { ok } = await settleConversation(messageId);
    toast(ok ? { tone: 'success', title: text.settled } : { tone: 'error', title: text.settleFailed });
    if (ok) await onChange();
    setSettling(false);
  };

  return (
    <div
      className="flex flex-wrap items-center gap-x-5 border-b border-line bg-surface px-safe-4 pt-[calc(var(--spacing-awning)+0.25rem)] pb-1 focus-visible:-outline-offset-3"
      tabIndex={-1}
    >
      {isWide && <h2 className="min-w-0 flex-auto truncate text-h4">{client.name}</h2>}
      {waiting_since !== null && last_message_id !== null && (
        <>
          <Wait since={waiting_since} />
          <TextButton
            ref={keepFocus}
            icon={<Check size={18} aria-hidden />}
            aria-disabled={isSettling}
            onClick={() => settle(last_message_id)}
          >
            {text.settle}
          </TextButton>
        </>
      )}
      <span className="ml-auto flex flex-wrap justify-end gap-x-5">
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
      </span>
    </div>
  );
}
