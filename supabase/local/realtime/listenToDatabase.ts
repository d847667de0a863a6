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
  /** A session was ended: by a sign-out, a new password, or with its account. */
  sessionEnded(sessionId: string): void;
  /** The connection to the database was lost for a while: messages may have passed unheard. */
  missed(): void;
}

/** Delivers what `realtime.send` writes, in the order of writing. Resolves when it has begun to listen. */
export async function listenToDatabase(sql: postgres.Sql, listener: Listener) {
  let pending: string[] = [];
  const inTurn = pLimit(1);
  let isFirst = true;

  const fetchPending = async () => {
    while (pending.length > 0) {
      const ids = pending;
      pending = [];
      const rows = await sql<Row[]>`
        select id, topic, event, payload from realtime.messages
        where id = any(${ids}) and private and extension = 'broadcast'`;
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const id of ids) {
        const row = byId.get(id);
        if (!row) continue;
        const { topic, event, payload } = row;
        listener.deliver(topic, { type: 'broadcast', event, payload, meta: { id } });
      }
    }
  };

  await sql.listen(
    'realtime_messages',
    (id) => {
      pending.push(id);
      inTurn(fetchPending).catch(() => listener.missed());
    },
    () => {
      if (!isFirst) listener.missed();
      isFirst = false;
    },
  );

  await sql.listen('realtime_session_ends', (id) => listener.sessionEnded(id));

  const stop = repeat(
    'realtime: old messages were not deleted',
    HOUR_MS,
    () => sql`delete from realtime.messages where inserted_at < now() - ${RETENTION}::interval`,
  );
  return { stop };
}
