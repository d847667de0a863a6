import type { Client } from '../api/clients.ts';
import { hasAllWords } from './hasAllWords.ts';

/** The list after the clients `ids` were read again; those missing from the answer have been deleted. */
export function withChanged(
  clients: readonly Client[],
  ids: readonly string[],
  answer: readonly Client[],
): readonly Client[] {
  const others = clients.filter(({ id }) => !ids.includes(id));
  return [...others, ...answer].toSorted(compareClients);
}

/** The clients in the answer who have written since, and not taken it back. */
export function withArrivals(before: readonly Client[], answer: readonly Client[]): readonly Client[] {
  const lastIds = new Map(before.map(({ id, last_message_id }) => [id, last_message_id]));
  return answer.filter(
    ({ id, last_message_id, last_message_type, is_last_message_own, unread }) =>
      last_message_id !== null &&
      last_message_id !== lastIds.get(id) &&
      last_message_type !== 'deleted' &&
      !is_last_message_own &&
      unread > 0,
  );
}

/** The clients with all the words in name, site or last message. */
export function matchingClients(clients: readonly Client[], query: string): readonly Client[] {
  return clients.filter(({ name, username, site_url, last_message_content }) =>
    hasAllWords([name, username, site_url, last_message_content].join(' '), query),
  );
}

/** The order of the database: the latest message first, then clients without messages, newest first. */
function compareClients(a: Client, b: Client): number {
  return (
    (b.last_message_timestamp ?? '').localeCompare(a.last_message_timestamp ?? '') ||
    b.created_at.localeCompare(a.created_at) ||
    a.id.localeCompare(b.id)
  );
}
