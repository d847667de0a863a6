import { queryOptions } from '@tanstack/react-query';
import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import type { Database } from '@vitrina/shared/database.types.ts';
import { type GetListParams, type GetListResult, HttpError } from 'ra-core';
import { answerOf } from './answerOf.ts';
import { queryClient } from './queryClient.ts';
import { goneError } from './refusals.ts';
import { supabase } from './supabase.ts';
import {
  type Seen,
  type Standing,
  seenDraft,
  standingOf,
  standingsQuery,
  type Version,
  withMakers,
} from './versions.ts';

/** The columns of a row, which may be incomplete. */
export type Content = Readonly<Record<string, unknown>>;

type Found = Database['public']['Functions']['find_content']['Returns'][number];

/** A row in a list of site content. The generated types do not say which columns of a function can be null. */
export interface ListedContent
  extends Pick<Found, 'is_published'>,
    Pick<Version, 'state' | 'publish_at' | 'failure' | 'made_at' | 'maker'> {
  id: string;
  title: string | null;
  picture: string | null;
}

/** A page of rows, the most recently changed first. */
export async function findContent(
  table: ContentTable,
  { pagination }: GetListParams,
): Promise<GetListResult<ListedContent>> {
  const { page = 1, perPage = 25 } = pagination ?? {};
  const rows = await answerOf(
    supabase.rpc('find_content', {
      table_name: table,
      // One row more than shown tells whether there is another page.
      page_size: perPage + 1,
      page_offset: (page - 1) * perPage,
    }),
  );
  return {
    data: rows.slice(0, perPage).map(asListed),
    pageInfo: { hasNextPage: rows.length > perPage, hasPreviousPage: page > 1 },
  };
}

const asListed = ({ row_key, maker, ...row }: Found) =>
  ({ ...row, id: row_key, maker: maker ? { username: maker } : null }) as ListedContent;

/** @throws HttpError 406 when there has never been such a row. */
export async function readWorkedOn(table: ContentTable, key: string): Promise<Standing> {
  const versions = (await answerOf(
    withMakers().eq('table_name', table).eq('row_key', key).neq('state', 'earlier'),
  )) as Version[];
  if (versions.length === 0) throw goneError();
  return standingOf(versions);
}

export const workedOnQuery = (table: ContentTable, key: string) =>
  queryOptions({
    queryKey: ['content_versions', table, key, 'worked on'],
    queryFn: () => readWorkedOn(table, key),
  });

/**
 * Remembers a draft as it was last saved: a form that is opened again begins with what is cached, and a list deletes only
 * the draft that it has read.
 */
export function rememberDraft(table: ContentTable, key: string, open: Version): void {
  queryClient.setQueryData(workedOnQuery(table, key).queryKey, (row) => row && { ...row, open });
  void queryClient.invalidateQueries({ queryKey: standingsQuery(table).queryKey });
}

/**
 * Schedules a draft to be published.
 * @param at local time in Sofia, such as "2026-11-27T09:00".
 * @param seen the version that was on the site when the person looked, which has to be there still at that time.
 * @throws HttpError with the code PT409 if another version is there by now, or somebody else has saved the draft since.
 */
export const scheduleVersion = (draft: Seen, at: string, seen: string | undefined) =>
  answerOf(
    supabase.rpc('schedule_version', { ...seenDraft(draft), at, ...(seen && { seen_published: seen }) }),
  );

/** @throws HttpError with the code PT409 if somebody else has saved the draft since. */
export const cancelSchedule = (draft: Seen) => answerOf(supabase.rpc('schedule_version', seenDraft(draft)));

/** Whether a request failed because somebody else has changed the row meanwhile. */
export const isConflict = (error: unknown): boolean =>
  error instanceof HttpError && error.body?.code === 'PT409';
