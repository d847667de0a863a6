import { formatTimestamp } from '@vitrina/shared/dates.ts';
import type { Client } from '../api/clients.ts';
import { text } from './text.ts';

export function LastMessage({ client }: { client: Client }) {
  const { last_message_content: content, last_message_timestamp: timestamp, is_last_message_own } = client;
  if (content === null || timestamp === null) return null;
  return (
    <p className={client.unread > 0 ? 'client-last client-last-unread' : 'client-last'}>
      <span className="client-preview">
        {is_last_message_own && text.ownPreview}
        {/* Isolated, so that a right-to-left text does not reorder what is around it. */}
        <bdi>{content}</bdi>
      </span>
      <time dateTime={timestamp}>{formatTimestamp(timestamp)}</time>
    </p>
  );
}
