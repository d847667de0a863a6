import { formatTimestamp } from '@vitrina/shared/dates.ts';
import type { Client } from '../api/clients.ts';
import { text } from './text.ts';

export function LastMessage({ client }: { client: Client }) {
  const { last_message_content: content, last_message_timestamp: timestamp, is_last_message_own } = client;
  if (content === null || timestamp === null) return null;
  return (
    <p className="col-start-2 flex min-w-0 flex-wrap items-baseline gap-x-4 text-muted md:col-end-4 md:row-start-2 md:flex-nowrap">
      <span
        className={`truncate max-md:shrink-0 max-md:basis-full ${client.unread > 0 ? 'font-bold text-ink' : ''}`}
      >
        {is_last_message_own && text.ownPreview}
        {/* Isolated, so that a right-to-left text does not reorder what is around it. */}
        <bdi>{client.last_message_type === 'deleted' ? text.deleted : content}</bdi>
      </span>
      <time className="flex-none text-small/body tabular-nums" dateTime={timestamp}>
        {formatTimestamp(timestamp)}
      </time>
    </p>
  );
}
