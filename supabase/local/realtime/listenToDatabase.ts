import pLimit from 'p-limit';
import type postgres from 'postgres';
import { repeat } from '../schedule/repeat.ts';
import type { Broadcast } from './frames.ts';

const RETENTION = '3 days'; // as on hosted projects
const HOUR_MS = 60 * 60 * 1000;

interface Row {
  id: string;
  topic: string;
  event: string;
  payload: unknown;
}

interface Listener {
  deliver(topic: string, message: Broadcast): void;
  /** A session has ended: by a sign-out, a new password, or with its account. */
  sessionEnded(sessionId: string): void;
  /** The connection to the database was lost for a while, so messages may have been missed. */
  missed(): void;
}

/** Delivers what `realtime.send` writes, in that order. Resolves when it has started to listen. */
export async function listenToDatabase(sql: postgres.Sql, listener: Listener) {
  const inTurn = pLimit(1);
  let isFirst = true;

  const deliver = ({ id, topic, event, payload }: Row) =>
    listener.deliver(topic, { type: 'broadcast', event, payload, meta: { id } });
  const fetchAndDeliver = async (id: string) => {
    const [row] = await sql<Row[]>`select id, topic, event, payload from realtime.messages where id = ${id}`;
    if (row) deliver(row);
  };
  const hear = (said: string) => {
    const isWhole = said.startsWith('{');
    // Messages wait behind one that is being fetched, to keep the order.
    if (isWhole && inTurn.activeCount + inTurn.pendingCount === 0) return deliver(JSON.parse(said));
    inTurn(async () => (isWhole ? deliver(JSON.parse(said)) : fetchAndDeliver(said))).catch(() =>
      listener.missed(),
    );
  };

  await sql.listen('realtime_messages', hear, () => {
    if (!isFirst) listener.missed();
    isFirst = false;
  });
  await sql.listen('realtime_session_ends', (id) => listener.sessionEnded(id));

  const stop = repeat(
    'realtime: old messages were not deleted',
    HOUR_MS,
    () => sql`delete from realtime.messages where inserted_at < now() - ${RETENTION}::interval`,
  );
  return { stop };
}
