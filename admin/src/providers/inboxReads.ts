import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { MAX_ROWS } from '@vitrina/shared/pageSizes.ts';
import type { GetListParams, GetListResult } from 'ra-core';
import { answerOf } from './answerOf.ts';
import { likePattern } from './likePattern.ts';
import { postponedIds } from './postponedDeletions.ts';
import { FRESH_FOR_MS } from './queryClient.ts';
import { supabase } from './supabase.ts';

export type InboxRow = Tables<'vitrina_inquiries'> | Tables<'contact_messages'>;

export interface InboxSearch {
  /** The words as they were typed. */
  q?: string;
  /** What the column of the topic holds where the list shows those words. */
  topics?: string[];
}

export interface InboxTotals {
  total: number;
  unread: number;
  /** With the rows whose deletion can still be undone. */
  stored: number;
}

interface Calls {
  find: 'find_inquiries' | 'find_contact_messages';
  count: 'count_found_inquiries' | 'count_found_contact_messages';
  totals: 'inquiry_totals' | 'contact_message_totals';
}

/** Read by RPC: only there the database can search them by index. */
const inboxes: Readonly<Record<string, Calls>> = {
  inquiries: {
    find: 'find_inquiries',
    count: 'count_found_inquiries',
    totals: 'inquiry_totals',
  },
  'contact-messages': {
    find: 'find_contact_messages',
    count: 'count_found_contact_messages',
    totals: 'contact_message_totals',
  },
};

export const isInbox = (resource: string) => resource in inboxes;

/** A page of a list, with the number of all rows that match. From 1,001 on the database stops counting a search. */
export async function findPage(resource: string, params: GetListParams): Promise<GetListResult<InboxRow>> {
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const search = conditionOf(resource, params.filter);
  const [rows, total] = await Promise.all([
    call<InboxRow[]>(callsOf(resource).find, {
      ...search,
      oldest_first: params.sort?.order === 'ASC',
      page_size: perPage,
      page_offset: (page - 1) * perPage,
    }),
    search.pattern
      ? call<number>(callsOf(resource).count, search)
      : readTotals(resource).then(({ total }) => total),
  ]);
  return { data: rows, total };
}

/** The rows of a search behind `last`, newest first, `MAX_ROWS` at most. */
export function findBehind(
  resource: string,
  search: InboxSearch,
  last: InboxRow | undefined,
  signal: AbortSignal,
): Promise<InboxRow[]> {
  const place = last && { after_time: last.created_at, after_id: last.id };
  const parameters = { ...conditionOf(resource, search), page_size: MAX_ROWS, ...place };
  return call(callsOf(resource).find, parameters, signal);
}

/** Counts every row, whatever the list is filtered by. */
export async function readTotals(resource: string): Promise<InboxTotals> {
  const left_out = postponedIds(resource);
  const [totals] = await call<Omit<InboxTotals, 'stored'>[]>(callsOf(resource).totals, { left_out });
  if (!totals) throw new Error('The call gave no totals.');
  return { ...totals, stored: totals.total + left_out.length };
}

export const totalsQuery = (resource: string) =>
  queryOptions({
    queryKey: [resource, 'totals'],
    queryFn: () => readTotals(resource),
    refetchInterval: FRESH_FOR_MS,
  });

export const unreadQuery = (resource: string) => ({
  ...totalsQuery(resource),
  select: ({ unread }: InboxTotals) => unread,
});

function conditionOf(resource: string, { q = '', topics = [] }: InboxSearch = {}) {
  const left_out = postponedIds(resource);
  return q.trim() === ''
    ? { pattern: '', topics: [], left_out }
    : { pattern: likePattern(q), topics, left_out };
}

function callsOf(resource: string): Calls {
  const calls = inboxes[resource];
  if (!calls) throw new Error(`${resource} is no inbox.`);
  return calls;
}

/** For reads that nobody cancels. */
const NEVER = new AbortController().signal;

const call = async <T>(name: Calls['find' | 'count' | 'totals'], parameters: object, signal = NEVER) =>
  (await answerOf(supabase.rpc(name, parameters as never).abortSignal(signal))) as T;
