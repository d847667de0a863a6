import { Copy, Mail, Pencil, Reply, Trash2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Message } from '../../api/messages.ts';
import { Question } from '../../ui/Dialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { text } from '../text.ts';
import type { ActOnMessage, MessageAction } from './MessageMenuButton.tsx';

/** What is asked, answered and noted as done stands. */
const FINAL = ['request', 'answer', 'stage'];
const CHANGEABLE_MS = 15 * 60_000;

const ITEMS = [
  { action: 'reply', icon: Reply, label: text.menu.reply },
  { action: 'copy', icon: Copy, label: text.menu.copy },
  { action: 'mark-unread', icon: Mail, label: text.menu.markUnread },
  { action: 'correct', icon: Pencil, label: text.menu.correct },
  { action: 'take-back', icon: Trash2, label: text.menu.takeBack },
] as const;

interface Props {
  message: Message;
  /** The button of one's own message is at the left of its bubble. */
  isOwn: boolean;
  isMine: boolean;
  canMarkUnread: boolean;
  onAct: ActOnMessage;
  /** What opened it, and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** Whether it is asked if the message is really to be taken back. */
  isAsking: boolean;
  onAsk: () => void;
  /** The focus has left. */
  onLeave: () => void;
  onClose: () => void;
}

/** What can be done with a message. The server knows whether it may still be changed; this only spares a refusal. */
export default function MessageMenu({
  message,
  isOwn,
  isMine,
  canMarkUnread,
  onAct,
  button,
  ...steps
}: Props) {
  const { isAsking, onAsk, onLeave, onClose } = steps;
  const menu = useRef<HTMLDivElement>(null);
  usePlaceBeside(menu, button, isOwn);

  const isChangeable =
    isMine &&
    !FINAL.includes(message.message_type) &&
    Date.now() - Date.parse(message.timestamp) < CHANGEABLE_MS;
  const isOffered: Record<MessageAction, boolean> = {
    reply: true,
    copy: message.content !== (message.attachment_name ?? text.image),
    correct: isChangeable,
    'take-back': isChangeable,
    'mark-unread': canMarkUnread,
  };
  const act = (action: MessageAction) => {
    onClose();
    // The composer takes the focus for what is to be written.
    if (action !== 'reply' && action !== 'correct') button.current?.focus();
    onAct(action, message);
  };

  if (isAsking)
    return (
      <Question
        title={text.menu.takeBackTitle}
        cancel={text.cancel}
        confirm={text.menu.takeBack}
        onCancel={onClose}
        onConfirm={() => act('take-back')}
      >
        <p>{text.menu.takeBackDetail}</p>
      </Question>
    );
  return (
    <Menu
      ref={menu}
      className="top-11 left-0"
      label={text.menu.open}
      items={ITEMS.filter(({ action }) => isOffered[action]).map(({ action, ...item }) => ({
        ...item,
        onChoose: () => (action === 'take-back' ? onAsk() : act(action)),
      }))}
      button={button}
      onLeave={onLeave}
    />
  );
}

/** Below its button, towards the bubble, as far as the list is wide. */
function usePlaceBeside(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  isOwn: boolean,
) {
  useLayoutEffect(() => {
    if (menu.current === null || button.current === null) return;
    const { left, right } = button.current.getBoundingClientRect();
    const row = menu.current.offsetParent?.getBoundingClientRect();
    if (row === undefined) return;
    const wanted = (isOwn ? left : right - menu.current.offsetWidth) - row.left;
    menu.current.style.left = `${Math.max(0, Math.min(wanted, row.width - menu.current.offsetWidth))}px`;
  }, [menu, button, isOwn]);
}
