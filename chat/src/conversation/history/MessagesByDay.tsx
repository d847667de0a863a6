import { useMemo } from 'react';
import type { Cursor, Message } from '../../api/messages.ts';
import { text } from '../text.ts';
import { isBefore } from './cursors.ts';
import { groupByDay } from './days.ts';
import { StoredMessage } from './StoredMessage.tsx';

export interface ShownMessages {
  messages: readonly Message[];
  hitId: string | undefined;
  isOwn: (message: Message) => boolean;
  peerRead: Cursor | undefined;
  peerName: string;
}

export function MessagesByDay({ messages, hitId, isOwn, peerRead, peerName }: ShownMessages) {
  const days = useMemo(() => groupByDay(messages), [messages]);
  return days.map((day) => (
    <div key={day.messages[0]?.id}>
      <h2 className="day">{day.label}</h2>
      <ol>
        {day.messages.map((message) => (
          <StoredMessage
            key={message.id}
            message={message}
            isHit={message.id === hitId}
            isOwn={isOwn(message)}
            author={isOwn(message) ? text.own : peerName}
            isRead={!isBefore(peerRead, message)}
          />
        ))}
      </ol>
    </div>
  ));
}
