import postgres from 'postgres';

/** A hash of all that the prebuilt pages show of the database: it changes exactly when they would. */
export async function contentVersion(dbUrl: string): Promise<string> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ version: string }[]>`
      select md5(string_agg(list || (item - 'updated_at')::text, ';' order by list, item ->> 'id')) as version
      from (
        select 'templates' as list, to_jsonb(t) as item from public.templates t where t.status = 'active'
        union all select 'projects', to_jsonb(p) from public.projects p
        union all select 'gallery', to_jsonb(i) from public.ai_gallery_images i
      ) as shown`;
    return row?.version ?? '';
  } finally {
    await sql.end();
  }
}
