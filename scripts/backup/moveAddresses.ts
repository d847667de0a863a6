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
  for (const [table, column] of ADDRESSES)
    await sql`update ${sql(`public.${table}`)} set ${sql(column)} = replace(${sql(column)}, ${before}, ${after})
      where starts_with(${sql(column)}, ${before})`;
}

/** Makes whatever shows a file show the one that lies in its stead under another name of the same bucket. */
export async function moveFile(
  sql: postgres.ISql,
  { bucket, name, placedAt }: { bucket: string; name: string; placedAt: string },
): Promise<void> {
  if (bucket === 'Offer Images')
    await sql`update public.chat_messages set attachment_url = ${placedAt} where attachment_url = ${name}`;
  const address = (at: string) => encodeURI(`/storage/v1/object/public/${bucket}/${at}`);
  const [before, after] = [address(name), address(placedAt)];
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
  for (const origin of origins) await moveAddresses(sql, origin, apiUrl);
}
