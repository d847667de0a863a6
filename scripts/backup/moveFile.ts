import { pictureColumns } from '@vitrina/shared/contentTables.ts';
import type postgres from 'postgres';

const OF_CONVERSATIONS = ['Offer Images', 'client-files'];

/** Makes whatever shows a file show the one that lies in its stead under another name of the same bucket. */
export async function moveFile(
  sql: postgres.ISql,
  { bucket, name, placedAt }: { bucket: string; name: string; placedAt: string },
): Promise<void> {
  if (OF_CONVERSATIONS.includes(bucket)) {
    await sql`update public.chat_messages set attachment_url = ${placedAt} where attachment_url = ${name}`;
    // The fingerprint stays: whoever has answered has seen the very bytes that lie there.
    await sql`update public.requests set content = replace(content::text, ${`"${name}"`}, ${`"${placedAt}"`})::jsonb
      where strpos(content::text, ${`"${name}"`}) > 0`;
  }
  const [before, after] = [`${bucket}/${name}`, `${bucket}/${placedAt}`];
  // A column holds the path alone, JSON in quotes, a text in round brackets.
  const [mentioned, mentionedAfter] = [`](${before})`, `](${after})`];
  // First, so that the move of a row is no change of it.
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
