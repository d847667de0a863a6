import type postgres from 'postgres';

/**
 * Stores the public key with which browsers subscribe; the owner of a hosted project does this by hand. Does nothing in
 * a database without that setting.
 */
export async function publishPushKey(sql: postgres.Sql, publicKey: string): Promise<void> {
  const [row] = await sql`select to_regclass('private.push_settings') is not null as "isThere"`;
  if (row?.isThere) await sql`update private.push_settings set public_key = ${publicKey}`;
}
