import { Copy, Mail, Pencil, Reply, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Message } from '../../api/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
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
  useFocusInside(menu, button, onLeave);

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
      <Dialog title={text.menu.takeBackTitle} onClose={onClose}>
        <p>{text.menu.takeBackDetail}</p>
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button variant="danger" onClick={() => act('take-back')}>
            {text.menu.takeBack}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <div
      className="absolute top-11 left-0 z-20 grid w-max rounded-card border border-line bg-surface py-1.5 shadow-float"
      ref={menu}
      role="menu"
      aria-label={text.menu.open}
      onKeyDown={(event) => moveFocus(event, menu.current)}
    >
      {ITEMS.filter(({ action }) => isOffered[action]).map(({ action, icon: Icon, label }) => (
        <button
          key={action}
          type="button"
          className="flex min-h-tap items-center gap-3.5 px-4.5 text-start hover:bg-sunken focus-visible:-outline-offset-3"
          role="menuitem"
          tabIndex={-1}
          onClick={() => (action === 'take-back' ? onAsk() : act(action))}
        >
          <Icon size={20} aria-hidden />
          {label}
        </button>
      ))}
    </div>
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

/** The focus is in the menu as long as it is open; Escape gives it back, and whatever else takes it closes the menu. */
function useFocusInside(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  useLayoutEffect(() => {
    menu.current?.scrollIntoView({ block: 'nearest' });
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [menu]);
  useEffect(() => {
    const element = menu.current;
    if (element === null) return;
    const leave = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && element.contains(relatedTarget);
      if (!isInside && relatedTarget !== button.current && element.isConnected) onClose();
    };
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
      button.current?.focus();
    };
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', closeByKey);
    return () => {
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', closeByKey);
    };
  }, [menu, button, onClose]);
}

function moveFocus(event: KeyboardEvent, menu: HTMLElement | null) {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const current = items.findIndex((item) => item.matches(':focus'));
  const next = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: (current - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
