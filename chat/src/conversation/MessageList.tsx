import { ArrowDown } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { Message } from '../api/messages.ts';
import { text } from '../text.ts';
import { Notice } from '../ui/Notice.tsx';
import type { Older } from './conversation.ts';
import { groupByDay } from './days.ts';
import { OlderMessages } from './OlderMessages.tsx';
import type { Outgoing } from './outbox.ts';
import { StoredMessage } from './StoredMessage.tsx';
import { UnsentMessage } from './UnsentMessage.tsx';
import type { ConversationActions } from './useConversation.ts';
import { useQuiet } from './useQuiet.ts';
import { useScroll } from './useScroll.ts';

interface MessageListProps {
  messages: readonly Message[];
  unsent: readonly Outgoing[];
  older: Older;
  isOwn: (message: Message) => boolean;
  peerName: string;
  emptyDetail: string;
  actions: ConversationActions;
}

/** All messages under their days, then what is still on its way. */
export function MessageList(props: MessageListProps) {
  const { messages, unsent, older, isOwn, peerName, emptyDetail, actions } = props;
  const area = useRef<HTMLDivElement>(null);
  const days = useMemo(() => groupByDay(messages), [messages]);
  const last = messages.at(-1);
  const isQuiet = useQuiet(messages[0]?.id, older === 'loading');
  const { hasNewBelow, onScroll, scrollToEnd } = useScroll(area, {
    firstId: messages[0]?.id,
    lastId: last?.id,
    isLastOwn: last !== undefined && isOwn(last),
    lastUnsentId: unsent.at(-1)?.id,
  });

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
          <OlderMessages area={area} older={older} onLoad={actions.loadOlder} />
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
                    isOwn={isOwn(message)}
                    author={isOwn(message) ? text.conversation.own : peerName}
                  />
                ))}
              </ol>
            </div>
          ))}
          {unsent.length > 0 && (
            <ol>
              {unsent.map((message) => (
                <UnsentMessage
                  key={message.id}
                  message={message}
                  onResend={() => actions.resend(message)}
                  onDiscard={() => actions.discard(message)}
                />
              ))}
            </ol>
          )}
        </div>
      </div>
      {hasNewBelow && (
        <button type="button" className="new-below" onClick={() => scrollToEnd('smooth')}>
          <ArrowDown size={18} aria-hidden />
          {text.conversation.newBelow}
        </button>
      )}
    </div>
  );
}
