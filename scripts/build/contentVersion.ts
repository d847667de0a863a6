import postgres from 'postgres';

/** A hash of every row that the prebuilt pages show: it changes exactly when they would. */
export async function contentVersion(dbUrl: string): Promise<string> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ version: string }[]>`
      select md5(concat(
        (select string_agg(t::text, ';' order by t.id) from public.templates t where t.status = 'active'),
        (select string_agg(p::text, ';' order by p.id) from public.projects p),
        (select string_agg(i::text, ';' order by i.id) from public.ai_gallery_images i)
      )) as version`;
    return row?.version ?? '';
  } finally {
    await sql.end();
  }
}
