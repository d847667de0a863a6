import { pictureColumns } from '@vitrina/shared/contentTables.ts';
import type postgres from 'postgres';

const OF_CONVERSATIONS = ['Offer Images', 'client-files'];

/** Changes everything that shows a file so that it shows the one stored under another name in the same bucket. */
export async function moveFile(
  sql: postgres.ISql,
  { bucket, name, placedAt }: { bucket: string; name: string; placedAt: string },
): Promise<void> {
  if (OF_CONVERSATIONS.includes(bucket)) {
    await sql`update public.chat_messages set attachment_url = ${placedAt} where attachment_url = ${name}`;
    // The fingerprint of an answered request stays, because the bytes that the client saw are the same.
    await sql`update public.requests set content = replace(content::text, ${`"${name}"`}, ${`"${placedAt}"`})::jsonb
      where strpos(content::text, ${`"${name}"`}) > 0`;
  }
  const [before, after] = [`${bucket}/${name}`, `${bucket}/${placedAt}`];
  // A path is a column's whole value, or in quotes in JSON, or in round brackets in text.
  const [mentioned, mentionedAfter] = [`](${before})`, `](${after})`];
  // First, so that the changed path does not count as a change of the row.
  await sql`update public.content_versions
    set content = replace(replace(content::text, ${`"${before}"`}, ${`"${after}"`}), ${mentioned}, ${mentionedAfter})::jsonb
    where strpos(content::text, ${before}) > 0`;
  for (const [table, column] of Object.entries(pictureColumns))
    await sql`update ${sql(`public.${table}`)} set ${sql(column)} = ${after} where ${sql(column)} = ${before}`;
  await sql`update public.services set gallery = replace(gallery::text, ${`"${before}"`}, ${`"${after}"`})::jsonb
    where strpos(gallery::text, ${`"${before}"`}) > 0`;
  await sql`update public.posts set body = replace(body, ${mentioned}, ${mentionedAfter})
    where strpos(body, ${mentioned}) > 0`;
}
