import { sql } from 'kysely';
import { z } from 'zod';
import type { Identity } from '../auth/identify.ts';
import type { SupabaseConnection } from '../lite/SupabaseConnection.ts';

const SORTABLE = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const;

export const listSchema = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().default(''),
  sortBy: z
    .object({ column: z.enum(SORTABLE).catch('name'), order: z.enum(['asc', 'desc']).catch('asc') })
    .default({ column: 'name', order: 'asc' }),
});

/**
 * What is directly in a folder: its files, and its folders as names without an id (lite lists every object below the
 * folder by its full name). Policies decide what the caller sees.
 */
export function listObjects(
  connection: SupabaseConnection,
  { role, claims }: Identity,
  bucket: string,
  { prefix, limit, offset, search, sortBy }: z.infer<typeof listSchema>,
): Promise<unknown[]> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const vars = { auth: { role, jwt: claims }, storage: { operation: 'storage.object.list' } };
  return connection.withContext(vars, async (database) => {
    const { rows } = await sql`
      with entries as (
        select substr(name, ${folder.length + 1}::int) as path, id, updated_at, created_at, last_accessed_at, metadata
        from storage.objects where bucket_id = ${bucket} and starts_with(name, ${folder})
      ), files as (
        select path as name, id, updated_at, created_at, last_accessed_at, metadata
        from entries where strpos(path, '/') = 0
      ), folders as (
        select distinct split_part(path, '/', 1) as name, null::uuid, null::timestamptz, null::timestamptz,
          null::timestamptz, null::jsonb
        from entries where strpos(path, '/') > 0
      )
      select * from (select * from files union all select * from folders) as listed
      where starts_with(lower(name), lower(${search}))
      order by ${sql.ref(sortBy.column)} ${sql.raw(sortBy.order)}, name
      limit ${limit} offset ${offset}`.execute(database);
    return rows;
  });
}
