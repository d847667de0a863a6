import type { Client } from '../api/clients.ts';

/** The list after `ids` were asked about again; whoever is not in the answer is not there any more. */
export function withChanged(
  clients: readonly Client[],
  ids: readonly string[],
  answer: readonly Client[],
): readonly Client[] {
  const others = clients.filter(({ id }) => !ids.includes(id));
  return [...others, ...answer].toSorted(lastWrittenFirst);
}

/** The clients in the answer who have written since. */
export function arrivedIn(before: readonly Client[], answer: readonly Client[]): readonly Client[] {
  const lastIds = new Map(before.map(({ id, last_message_id }) => [id, last_message_id]));
  return answer.filter(
    ({ id, last_message_id, is_last_message_own, unread }) =>
      last_message_id !== null && last_message_id !== lastIds.get(id) && !is_last_message_own && unread > 0,
  );
}

/** The clients in whose name, site or last message all the words stand, in any case. */
export function matching(clients: readonly Client[], words: string): readonly Client[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return clients.filter(({ username, site_url, last_message_content }) => {
    const said = [username, site_url, last_message_content].join(' ').toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}

/** As the database sorts them: by the last message, those without one by their age. */
function lastWrittenFirst(a: Client, b: Client): number {
  return (
    (b.last_message_timestamp ?? '').localeCompare(a.last_message_timestamp ?? '') ||
    b.created_at.localeCompare(a.created_at) ||
    a.id.localeCompare(b.id)
  );
}
