import { Copy, Mail, Pencil, Reply, Trash2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Question } from '../../ui/Dialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { hasWords } from '../standIn.ts';
import { text } from '../text.ts';
import { isNewEnough } from './isNewEnough.ts';
import type { MessageAction, MessageMenuProps } from './MessageMenuButton.tsx';

/** Requests, answers and finished stages cannot be changed. */
const FINAL = ['request', 'answer', 'stage'];

const ITEMS = [
  { action: 'reply', icon: Reply, label: text.menu.reply },
  { action: 'copy', icon: Copy, label: text.menu.copy },
  { action: 'mark-unread', icon: Mail, label: text.menu.markUnread },
  { action: 'correct', icon: Pencil, label: text.menu.correct },
  { action: 'take-back', icon: Trash2, label: text.menu.takeBack },
] as const;

interface Props extends MessageMenuProps {
  /** The button that opened the menu; it gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** Whether to show the question before deleting the message. */
  isAsking: boolean;
  onAsk: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/**
 * The actions for a message. The server decides whether it may still be changed; hiding the actions here only avoids
 * refusals.
 */
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

  const isChangeable = isMine && !FINAL.includes(message.message_type) && isNewEnough(message);
  const isOffered: Record<MessageAction, boolean> = {
    reply: true,
    copy: hasWords(message),
    correct: isChangeable,
    'take-back': isChangeable,
    'mark-unread': canMarkUnread,
  };
  const act = (action: MessageAction) => {
    // Behind an open question, nothing can take the focus.
    flushSync(onClose);
    // A deleted message loses its button. For an answer and a correction, the composer takes the focus.
    if (action === 'take-back') button.current?.closest('li')?.focus();
    else if (action !== 'reply' && action !== 'correct') button.current?.focus();
    onAct(action, message);
  };
  const ask = () => {
    // A dialog gives the focus back to where it was, and the menu is gone then.
    button.current?.focus();
    onAsk();
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
        onChoose: () => (action === 'take-back' ? ask() : act(action)),
      }))}
      button={button}
      onLeave={onLeave}
    />
  );
}

/** Places the menu below its button, on the side of the bubble, and keeps it within the list. */
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
