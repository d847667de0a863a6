import type postgres from 'postgres';

/** The columns with addresses of pictures and pages. */
const ADDRESSES = [
  ['templates', 'image_url'],
  ['templates', 'demo_url'],
  ['projects', 'image'],
  ['projects', 'url'],
  ['ai_gallery_images', 'image_url'],
] as const;

/** Makes every address of an uploaded file that lies at the API `from` lead to the API `to`. */
export async function moveAddresses(sql: postgres.ISql, from: string, to: string): Promise<void> {
  if (from === to) return;
  const [before, after] = [`${from}/storage/v1/`, `${to}/storage/v1/`];
  await moveInVersions(sql, before, after);
  for (const [table, column] of ADDRESSES)
    await sql`update ${sql(`public.${table}`)} set ${sql(column)} = replace(${sql(column)}, ${before}, ${after})
      where starts_with(${sql(column)}, ${before})`;
}

/** What a row said before names its pictures in the same way. First, so that the move of a row is no change of it. */
const moveInVersions = (sql: postgres.ISql, before: string, after: string) =>
  sql`update public.content_versions set content = replace(content::text, ${before}, ${after})::jsonb
    where strpos(content::text, ${before}) > 0`;

/** Makes whatever shows a file show the one that lies in its stead under another name of the same bucket. */
export async function moveFile(
  sql: postgres.ISql,
  { bucket, name, placedAt }: { bucket: string; name: string; placedAt: string },
): Promise<void> {
  if (bucket === 'Offer Images')
    await sql`update public.chat_messages set attachment_url = ${placedAt} where attachment_url = ${name}`;
  const address = (at: string) => encodeURI(`/storage/v1/object/public/${bucket}/${at}`);
  const [before, after] = [address(name), address(placedAt)];
  // In a version's text a quote ends the address.
  await moveInVersions(sql, `${before}"`, `${after}"`);
  for (const [table, column] of ADDRESSES)
    await sql`update ${sql(`public.${table}`)} set ${sql(column)} = replace(${sql(column)}, ${before}, ${after})
      where right(${sql(column)}, length(${before})) = ${before}`;
}

/**
 * The same for files that lay at another port of this machine: rows name uploaded pictures by their whole address, and
 * `API_PORT` may have changed since.
 */
export async function gatherAddresses(sql: postgres.ISql, apiUrl: string): Promise<void> {
  const origins = new Set<string>();
  for (const [table, column] of ADDRESSES) {
    const rows = await sql<{ origin: string }[]>`
      select distinct substring(${sql(column)} from '^(http://127[.]0[.]0[.]1:[0-9]+)/storage/v1/') as origin
      from ${sql(`public.${table}`)} where starts_with(${sql(column)}, 'http://127.0.0.1:')`;
    for (const { origin } of rows) if (origin) origins.add(origin);
  }
  const earlier = await sql<{ origin: string }[]>`
    select distinct found[1] as origin from public.content_versions,
      regexp_matches(content::text, '"(http://127[.]0[.]0[.]1:[0-9]+)/storage/v1/', 'g') as found`;
  for (const { origin } of earlier) origins.add(origin);
  for (const origin of origins) await moveAddresses(sql, origin, apiUrl);
}
