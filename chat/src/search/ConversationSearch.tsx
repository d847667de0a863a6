import { Search } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import type { Message } from '../api/messages.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Optional } from '../ui/Optional.tsx';
import { text } from './text.ts';

const SearchPanel = lazy(() => import('./SearchPanel.tsx'));

interface Props {
  clientId: string;
  /** The name of a sender. */
  nameOf: (senderId: string) => string;
  /** @returns whether the message could be shown */
  onOpen: (message: Message) => Promise<boolean>;
}

/** Searches the conversation. The query stays when the panel closes, for the next hit. */
export function ConversationSearch({ clientId, nameOf, onOpen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const openHit = async (message: Message) => {
    if (await onOpen(message)) setOpen(false);
  };

  return (
    <>
      <IconButton
        ref={button}
        className="-my-1 hover:text-ink"
        label={text.action}
        icon={<Search size={20} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Optional onMissing={() => setOpen(false)}>
          <SearchPanel {...{ clientId, query, nameOf }} onType={setQuery} onOpen={openHit} onClose={close} />
        </Optional>
      )}
    </>
  );
}
