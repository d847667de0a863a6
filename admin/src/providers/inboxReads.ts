import { queryOptions } from '@tanstack/react-query';
import type { Database, Tables } from '@vitrina/shared/database.types.ts';
import { MAX_ROWS } from '@vitrina/shared/pageSizes.ts';
import type { GetListParams, GetListResult } from 'ra-core';
import { answerOf } from './answerOf.ts';
import { bordersOf } from './periods.ts';
import { FRESH_FOR_MS, queryClient } from './queryClient.ts';
import { supabase } from './supabase.ts';

export type InboxRow = Tables<'vitrina_inquiries'> | Tables<'contact_messages'>;

/** Used like a state: the rows in the bin, which no other list shows. */
export const BIN = 'bin';

export const inboxStates = ['new', 'unanswered', 'answered', BIN] as const;

export interface InboxFilter {
  /** The search as typed. */
  q?: string;
  state?: string;
  period?: string;
  /** The words that the list shows for the stored values of its topic column, so that they can be searched. */
  names?: Record<string, string>;
}

/** Read by RPC, because only there can the database use the search index. */
const inboxes = {
  inquiries: { find: 'find_inquiries', count: 'count_found_inquiries', totals: 'inquiry_totals' },
  'contact-messages': {
    find: 'find_contact_messages',
    count: 'count_found_contact_messages',
    totals: 'contact_message_totals',
  },
} as const;

type Calls = (typeof inboxes)[keyof typeof inboxes];

/** The rows in the bin are not among the other numbers. */
type InboxTotals = Database['public']['Functions'][Calls['totals']]['Returns'][number];

export const isInbox = (resource: string): resource is keyof typeof inboxes => resource in inboxes;

/** How many rows of a search are counted beyond the current page. */
export const COUNTED_AHEAD = 1000;

/** A page of a list, with the number of matching rows. A long search is counted only up to one row past a multiple of 1000. */
export async function findPage(resource: string, params: GetListParams): Promise<GetListResult<InboxRow>> {
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const asked = conditionOf(params.filter);
  const oldest_first = params.sort?.order === 'ASC';
  if (perPage > MAX_ROWS) return findAll(resource, { ...asked, oldest_first });

  const shown = page * perPage;
  const counted = Math.max(COUNTED_AHEAD, Math.ceil(shown / COUNTED_AHEAD) * COUNTED_AHEAD);
  const [data, found] = await Promise.all([
    call<InboxRow[]>(callsOf(resource).find, {
      ...asked,
      oldest_first,
      page_size: perPage,
      page_offset: shown - perPage,
    }),
    isNarrowed(params.filter)
      ? call<number>(callsOf(resource).count, { ...asked, counted_to: counted + 1 })
      : queryClient.fetchQuery(totalsQuery(resource)).then(({ total }) => total),
  ]);
  return { data, total: found };
}

/**
 * All rows of a search. Each page continues after the last row (keyset pagination), so that rows added or deleted
 * meanwhile cannot make others appear twice or be skipped.
 */
async function findAll(resource: string, asked: object): Promise<GetListResult<InboxRow>> {
  const data: InboxRow[] = [];
  for (;;) {
    const last = data.at(-1);
    const place = last && { after_time: last.created_at, after_id: last.id };
    const rows = await call<InboxRow[]>(callsOf(resource).find, { ...asked, page_size: MAX_ROWS, ...place });
    data.push(...rows);
    if (rows.length < MAX_ROWS) return { data, total: data.length };
  }
}

/** Counts all rows, regardless of the list's filter. */
async function readTotals(resource: string): Promise<InboxTotals> {
  const [totals] = await call<InboxTotals[]>(callsOf(resource).totals, {});
  if (!totals) throw new Error('The call gave no totals.');
  return totals;
}

export const totalsQuery = (resource: string) =>
  queryOptions({
    queryKey: [resource, 'totals'],
    queryFn: () => readTotals(resource),
    refetchInterval: FRESH_FOR_MS,
    // List, menu and title share one response; a hint invalidates it sooner.
    staleTime: FRESH_FOR_MS,
  });

export const unreadQuery = (resource: string) => ({
  ...totalsQuery(resource),
  select: ({ unread }: InboxTotals) => unread,
});

const isNarrowed = ({ q, state, period }: InboxFilter = {}) => Boolean(q?.trim() || state || period);

const conditionOf = ({ q = '', state, period = '', names = {} }: InboxFilter = {}) => ({
  search: q.trim(),
  names,
  state: state === BIN ? null : state,
  binned: state === BIN,
  ...bordersOf(period),
});

function callsOf(resource: string): Calls {
  if (!isInbox(resource)) throw new Error(`${resource} is no inbox.`);
  return inboxes[resource];
}

const call = async <T>(name: Calls[keyof Calls], parameters: object) =>
  (await answerOf(supabase.rpc(name, parameters as never))) as T;
