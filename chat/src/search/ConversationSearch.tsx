import { Search } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Message } from '../api/messages.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useToast } from '../ui/Toasts.tsx';
import './conversation-search.css';
import { text } from './text.ts';

const SearchPanel = lazy(() => import('./SearchPanel.tsx'));

interface ConversationSearchProps {
  clientId: string;
  /** Shows a message. @returns whether it could be read */
  onOpen: (message: Message) => Promise<boolean>;
}

/** The way to what was written long ago. What was looked for stays, for the next hit. */
export function ConversationSearch({ clientId, onOpen }: ConversationSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const toast = useToast();

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const openHit = async (message: Message) => {
    if (await onOpen(message)) setOpen(false);
    else toast({ kind: 'error', title: text.notOpened, detail: text.notOpenedDetail });
  };

  return (
    <>
      <IconButton
        ref={button}
        className="search-open"
        label={text.action}
        icon={<Search size={20} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense>
          <SearchPanel clientId={clientId} words={words} onType={setWords} onOpen={openHit} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
