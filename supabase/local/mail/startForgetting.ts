import type postgres from 'postgres';
import { repeat } from '../schedule/repeat.ts';
import type { MailFolder } from './MailFolder.ts';

const PAUSE_MS = 5_000;

/**
 * Deletes mails whose row in the outbox `public.deliveries` is gone: after its retention time, or with the person it is
 * about. Does nothing in a project without an outbox.
 * @returns how to stop.
 */
export async function startForgetting(sql: postgres.Sql, mails: MailFolder): Promise<() => Promise<void>> {
  const [row] = await sql`select to_regclass('public.deliveries') is not null as "hasOutbox"`;
  if (!row?.hasOutbox) return async () => undefined;
  return repeat('mail: none was forgotten', PAUSE_MS, async () => {
    const ids = await mails.ids();
    const rows = await sql<{ id: string }[]>`select id from public.deliveries where id = any(${ids}::uuid[])`;
    const kept = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!kept.has(id)) await mails.remove(id);
  });
}
