import { queryOptions } from '@tanstack/react-query';
import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { HttpError } from 'ra-core';
import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

/** What a row of the site was, is or is to be; `maker` is null where it was changed past the console. */
export interface Version extends Omit<Tables<'content_versions'>, 'state' | 'content'> {
  state: 'draft' | 'scheduled' | 'published' | 'earlier' | 'removed';
  content: Readonly<Record<string, unknown>>;
  maker: { username: string } | null;
}

const SHOWN = 50;

/** Each version with the user name of the admin who made it. */
export const withMakers = () => supabase.from('content_versions').select('*, maker:chat_users(username)');

const onSite = () =>
  withMakers().in('state', ['published', 'earlier', 'removed']).order('made_at', { ascending: false });

const fetchHistory = async (table: ContentTable, key: string) =>
  (await answerOf(onSite().eq('table_name', table).eq('row_key', key).limit(SHOWN))) as Version[];

/** The versions of a row that are or were on the site, the newest first. */
export const historyQuery = (table: ContentTable, key: string) =>
  queryOptions({
    queryKey: ['content_versions', table, key],
    queryFn: () => fetchHistory(table, key),
  });

/** What of a row is on the site, and what somebody is working on. */
export interface Standing {
  published?: Version | undefined;
  open?: Version | undefined;
}

const standingOf = (versions: Version[]): Standing => ({
  published: versions.find(({ state }) => state === 'published'),
  open: versions.find(({ state }) => state !== 'published'),
});

/** Of all rows of a table, by their keys. */
export const standingsQuery = (table: ContentTable) =>
  queryOptions({
    queryKey: ['content_versions', table, 'standings'],
    queryFn: async () => {
      const versions = (await answerOf(
        withMakers()
          .eq('table_name', table)
          .in('state', ['published', 'draft', 'scheduled'])
          .order('made_at'),
      )) as Version[];
      const ofRows = Object.groupBy(versions, ({ row_key }) => row_key);
      return Object.entries(ofRows).map(([key, ofRow = []]) => ({ key, ...standingOf(ofRow) }));
    },
  });

/** What was changed on the site last, in any of its tables. */
export const changesQuery = queryOptions({
  queryKey: ['content_versions', 'changes'],
  queryFn: async () => (await answerOf(onSite().limit(2 * SHOWN))) as Version[],
});

/** Of versions with the newest first: the one that a row had before. */
export const predecessorOf = ({ id, table_name, row_key }: Version, versions: Version[]) => {
  const ofRow = versions.filter((other) => other.table_name === table_name && other.row_key === row_key);
  return ofRow[ofRow.findIndex((other) => other.id === id) + 1];
};

/**
 * Puts a version on the site in the place of the one that was seen there.
 * @throws HttpError with the code 40001 when another one is there.
 */
export const publishVersion = (id: string, seen: string | undefined) =>
  answerOf(supabase.rpc('publish_version', { version_id: id, ...(seen && { seen_published: seen }) }));

/**
 * Brings back what a row said before it was changed to `saved`, or what it said when it was deleted.
 * @throws HttpError with the code 40001 when somebody else has changed it since.
 */
export async function takeBack(table: ContentTable, key: string, saved?: object) {
  const history = await fetchHistory(table, key);
  const published = history.find(({ state }) => state === 'published');
  const before = history.find(({ state }) => state !== 'published');
  if (!before || (saved ? !published || changedFields(published.content, saved).length > 0 : published))
    throw new HttpError('Somebody else has changed it.', 409, { code: '40001' });
  return await publishVersion(before.id, published?.id);
}

/** Not what somebody wrote: ids and dates, and the place in the list. */
const ASIDE = ['id', 'order_index', 'created_at', 'updated_at'];

/**
 * Keeps what somebody is working on; without an open version it is a new one, without a key of a new row.
 * @throws HttpError with the code 40001 when somebody else has saved it since.
 */
export const saveDraft = (
  table: ContentTable,
  key: string | undefined,
  content: object,
  { published, open }: Standing,
  newVersion: string = crypto.randomUUID(),
) =>
  answerOf(
    supabase.rpc('save_draft', {
      version_id: open?.id ?? newVersion,
      table_name: table,
      ...(key && { row_key: key }),
      content: content as never,
      ...(open && { seen_revision: open.revision }),
      ...(published && { based_on: published.id }),
    }),
  );

export const discardDraft = (id: string) => answerOf(supabase.rpc('discard_draft', { version_id: id }));

/** Takes a row off the site. */
export const unpublish = (table: ContentTable, key: string) =>
  answerOf(supabase.rpc('unpublish', { table_name: table, row_key: key }));

/** The fields of a version that say something else in another one. */
export const changedFields = (content: object, other: object): string[] =>
  Object.entries(content)
    .filter(
      ([field, value]) =>
        !ASIDE.includes(field) &&
        JSON.stringify(value) !== JSON.stringify((other as Record<string, unknown>)[field]),
    )
    .map(([field]) => field);
