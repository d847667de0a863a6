import type postgres from 'postgres';
import type { Identity } from '../auth/identify.ts';

type Extension = 'broadcast' | 'presence';

/** What a caller may do on a topic. */
export interface Rights {
  read: Set<Extension>;
  write: Set<Extension>;
}

/**
 * Asks the policies on `realtime.messages` who may receive from a topic (select) and send to it (insert). A session
 * that has ended has no rights.
 */
export async function authorize(sql: postgres.Sql, { claims }: Identity, topic: string): Promise<Rights> {
  const [rights] = await sql<{ may_read: Extension[]; may_write: Extension[] }[]>`
    select * from realtime.rights(${sql.json(claims as postgres.JSONValue)}, ${topic})`;
  return { read: new Set(rights?.may_read), write: new Set(rights?.may_write) };
}
