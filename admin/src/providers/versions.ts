import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { HttpError } from 'ra-core';
import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

/** A past, current or future version of a row of the site; `maker` is null if it was not made in the console. */
export interface Version extends Omit<Tables<'content_versions'>, 'state' | 'content'> {
  state: 'draft' | 'scheduled' | 'published' | 'earlier' | 'removed';
  content: Readonly<Record<string, unknown>>;
  maker: { username: string } | null;
}

/** Each version with the user name of the admin who made it. */
export const withMakers = () => supabase.from('content_versions').select('*, maker:chat_users(username)');

const onSite = () =>
  withMakers().in('state', ['published', 'earlier', 'removed']).order('made_at', { ascending: false });

const PAGE_SIZE = 50;

/** A page of a row's history from the given version on, followed by the version that begins the next page. */
async function fetchHistory(table: ContentTable, key: string, from?: Version): Promise<Version[]> {
  const ofRow = onSite().eq('table_name', table).eq('row_key', key);
  const rest = from ? ofRow.lte('made_at', from.made_at) : ofRow;
  return (await answerOf(rest.limit(PAGE_SIZE + 1))) as Version[];
}

/**
 * The versions of a row that are or were on the site, newest first, in pages of fifty. While there is another page, the last
 * version belongs to it: it tells what the one before it has changed.
 */
export const historyQuery = (table: ContentTable, key: string) =>
  infiniteQueryOptions({
    queryKey: ['content_versions', table, key],
    queryFn: ({ pageParam }) => fetchHistory(table, key, pageParam),
    initialPageParam: undefined as Version | undefined,
    getNextPageParam: (page) => page[PAGE_SIZE],
    select: ({ pages, ...data }) => ({
      ...data,
      pages: pages.map((page, place) => (place < pages.length - 1 ? page.slice(0, PAGE_SIZE) : page)),
    }),
  });

/** A row of the site: the version that is on it, the draft that is being edited, or the last version before it was taken off. */
export interface Standing {
  published?: Version | undefined;
  open?: Version | undefined;
  removed?: Version | undefined;
}

export const standingOf = (versions: Version[]): Standing => ({
  published: versions.find(({ state }) => state === 'published'),
  open: versions.find(({ state }) => state === 'draft' || state === 'scheduled'),
  removed: versions.find(({ state }) => state === 'removed'),
});

/** The standing of every row of a table, with the row's key. */
export const standingsQuery = (table: ContentTable) =>
  queryOptions({
    queryKey: ['content_versions', table, 'standings'],
    queryFn: async () => {
      const versions = (await answerOf(
        withMakers().eq('table_name', table).neq('state', 'earlier').order('made_at'),
      )) as Version[];
      const ofRows = Object.groupBy(versions, ({ row_key }) => row_key);
      return Object.entries(ofRows).map(([key, ofRow = []]) => ({ key, ...standingOf(ofRow) }));
    },
  });

/** A change of the site with the id of the version that takes it back, unless the row was new or was changed since. */
export interface SiteChange extends Version {
  returning: string | undefined;
}

const CHANGES_SHOWN = 8;

/** The latest changes of the site, in all of its tables. */
export const changesQuery = queryOptions({
  queryKey: ['content_versions', 'changes'],
  queryFn: async (): Promise<SiteChange[]> => {
    const changes = (await answerOf(onSite().limit(CHANGES_SHOWN))) as Version[];
    return Promise.all(changes.map(async (change) => ({ ...change, returning: await returningFor(change) })));
  },
});

async function returningFor({ id, state, table_name, row_key }: Version): Promise<string | undefined> {
  if (state !== 'published') return state === 'removed' ? id : undefined;
  const [before] = await answerOf(
    supabase
      .from('content_versions')
      .select('id')
      .match({ table_name, row_key, state: 'earlier' })
      .order('made_at', { ascending: false })
      .limit(1),
  );
  return before?.id;
}

/** A draft as somebody has seen it: later saves of it are not meant. */
export type Seen = Pick<Version, 'id' | 'revision'>;

/**
 * Publishes a version.
 * @param version one that was on the site before, or a draft as the person has seen it.
 * @param seen the version that was on the site when the person looked.
 * @throws HttpError with the code PT409 if another version is there by now, or the draft was saved since.
 */
export const publishVersion = (
  { id, revision }: Pick<Version, 'id'> & Partial<Seen>,
  seen: string | undefined,
) =>
  answerOf(
    supabase.rpc('publish_version', {
      version_id: id,
      ...(revision && { seen_revision: revision }),
      ...(seen && { seen_published: seen }),
    }),
  );

/** The arguments that name a draft as somebody has seen it. */
export const seenDraft = ({ id, revision }: Seen) => ({ version_id: id, seen_revision: revision });

/**
 * Brings back the version of a row before it was changed to `saved`, or the last version of a deleted row.
 * @throws HttpError with the code PT409 if somebody else has changed the row since.
 */
export async function takeBack(table: ContentTable, key: string, saved?: object) {
  const history = await fetchHistory(table, key);
  const published = history.find(({ state }) => state === 'published');
  const before = history.find(({ state }) => state !== 'published');
  if (!before || (saved ? !published || changedFields(published.content, saved).length > 0 : published))
    throw new HttpError('Somebody else has changed it.', 409, { code: 'PT409' });
  return await publishVersion(before, published?.id);
}

/**
 * Saves a draft: a new one without an open version, and the draft of a new row without a key.
 * @throws HttpError with the code PT409 if somebody else has saved the draft since.
 */
export const saveDraft = (
  table: ContentTable,
  key: string | undefined,
  content: object,
  { published, open, removed }: Standing,
  newVersion: string,
) => {
  const base = published ?? removed;
  return answerOf(
    supabase.rpc('save_draft', {
      version_id: open?.id ?? newVersion,
      table_name: table,
      ...(key && { row_key: key }),
      content: content as never,
      ...(open && { seen_revision: open.revision }),
      ...(base && { based_on: base.id }),
    }),
  );
};

/** @throws HttpError with the code PT409 if somebody else has saved the draft since. */
export const discardDraft = (draft: Seen) => answerOf(supabase.rpc('discard_draft', seenDraft(draft)));

/** Takes a row off the site. */
export const unpublish = (table: ContentTable, key: string) =>
  answerOf(supabase.rpc('unpublish', { table_name: table, row_key: key }));

/** Columns that nobody writes by hand: id, an article's address, a package's price, the place in the list, and dates. */
const ASIDE = ['id', 'slug', 'price', 'order_index', 'created_at', 'updated_at'];

/** The fields whose values differ between two versions. */
export const changedFields = (content: object, other: object): string[] =>
  Object.entries(content)
    .filter(
      ([field, value]) =>
        !ASIDE.includes(field) &&
        JSON.stringify(value) !== JSON.stringify((other as Record<string, unknown>)[field]),
    )
    .map(([field]) => field);
