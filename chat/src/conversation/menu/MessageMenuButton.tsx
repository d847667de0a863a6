import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { Message } from '../../api/messages.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { text } from '../text.ts';

/** Few messages are ever answered or changed. */
const MessageMenu = lazy(() => import('./MessageMenu.tsx'));

export type MessageAction = 'reply' | 'copy' | 'correct' | 'take-back' | 'mark-unread';
export type ActOnMessage = (action: MessageAction, message: Message) => void;

interface Props {
  message: Message;
  isOwn: boolean;
  /** Written by whoever is signed in, who may change it for a while. */
  isMine: boolean;
  canMarkUnread: boolean;
  onAct: ActOnMessage;
}

export function MessageMenuButton({ message, isOwn, isMine, canMarkUnread, onAct }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <IconButton
        ref={button}
        label={text.menu.open}
        icon={<EllipsisVertical size={20} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense>
          <MessageMenu {...{ message, isOwn, isMine, canMarkUnread, onAct, button }} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
