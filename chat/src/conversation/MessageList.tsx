import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Cursor, Message } from '../api/messages.ts';
import { text } from '../text.ts';
import { Notice } from '../ui/Notice.tsx';
import { findMessage } from './anchor.ts';
import { isBefore } from './cursors.ts';
import { groupByDay } from './days.ts';
import type { History } from './history.ts';
import { MoreMessages } from './MoreMessages.tsx';
import type { Outgoing } from './outbox.ts';
import type { Delivery } from './postman.ts';
import { StoredMessage } from './StoredMessage.tsx';
import { UnsentMessages } from './UnsentMessages.tsx';
import type { ConversationActions } from './useConversation.ts';
import { useQuiet } from './useQuiet.ts';
import { useScroll } from './useScroll.ts';
import { useSeen } from './useSeen.ts';

/** A message that was looked for. Another object asks for it again. */
export interface Hit {
  id: string;
}

interface MessageListProps {
  hit: Hit | undefined;
  history: History;
  unsent: readonly Outgoing[];
  uploading: Delivery | undefined;
  isOwn: (message: Message) => boolean;
  /** What of this the reader has not seen yet, in order. */
  unread: readonly Message[];
  /** Up to where the other side has read. */
  peerRead: Cursor | undefined;
  peerName: string;
  emptyDetail: string;
  actions: ConversationActions;
}

/** All messages under their days, then what is still on its way. */
export function MessageList(props: MessageListProps) {
  const { hit, history, unsent, uploading, isOwn, unread, peerRead, peerName, emptyDetail, actions } = props;
  const { messages, older, newer, newest } = history;
  const area = useRef<HTMLDivElement>(null);
  const days = useMemo(() => groupByDay(messages), [messages]);
  const last = messages.at(-1);
  const isQuiet = useQuiet(messages[0]?.id, older === 'loading' || newer !== 'none');
  const { hasNewBelow, onScroll, scrollToEnd } = useScroll(area, {
    firstId: messages[0]?.id,
    lastId: last?.id,
    isLastOwn: last !== undefined && isOwn(last),
    lastUnsentId: unsent.at(-1)?.id,
    newestId: newest?.id,
    isEndShown: newer === 'none',
  });

  useSeen(area, unread, actions.markRead);
  // After the rules for scrolling, which it overrules.
  useLayoutEffect(() => {
    if (hit === undefined || area.current === null) return;
    const element = findMessage(area.current, hit.id);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [hit]);

  const goToEnd = async () => {
    await actions.showEnd();
    scrollToEnd(newer === 'none' ? 'smooth' : 'instant');
  };

  return (
    <div className="messages">
      <div
        className="messages-area"
        role="log"
        aria-live={isQuiet ? 'off' : 'polite'}
        aria-relevant="additions"
        aria-label={text.conversation.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls whatever has the focus.
        tabIndex={0}
        ref={area}
        onScroll={onScroll}
      >
        <div className="messages-column">
          <MoreMessages area={area} side="older" edge={older} onLoad={actions.loadMore} />
          {messages.length + unsent.length === 0 && (
            <Notice title={text.conversation.empty} detail={emptyDetail} />
          )}
          {days.map(({ label, messages: written }) => (
            <div key={written[0]?.id}>
              <h2 className="day">{label}</h2>
              <ol>
                {written.map((message) => (
                  <StoredMessage
                    key={message.id}
                    message={message}
                    isHit={message.id === hit?.id}
                    isOwn={isOwn(message)}
                    author={isOwn(message) ? text.conversation.own : peerName}
                    isRead={!isBefore(peerRead, message)}
                  />
                ))}
              </ol>
            </div>
          ))}
          <MoreMessages area={area} side="newer" edge={newer} onLoad={actions.loadMore} />
          <UnsentMessages unsent={unsent} uploading={uploading} actions={actions} />
        </div>
      </div>
      {(hasNewBelow || newer !== 'none') && (
        <button type="button" className="new-below" onClick={goToEnd}>
          <ArrowDown size={18} aria-hidden />
          {hasNewBelow ? text.conversation.newBelow : text.conversation.toEnd}
        </button>
      )}
    </div>
  );
}
