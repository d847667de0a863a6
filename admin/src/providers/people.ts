import { queryOptions } from '@tanstack/react-query';
import type { Database, Tables, TablesUpdate } from '@vitrina/shared/database.types.ts';
import type { GetListParams, GetListResult } from 'ra-core';
import { answerOf } from './answerOf.ts';
import { FRESH_FOR_MS } from './queryClient.ts';
import { goneError } from './refusals.ts';
import { supabase } from './supabase.ts';

/** The resource that shows `people`. */
export const PEOPLE = 'people';

export const stages = ['new', 'talking', 'offer', 'won', 'lost'] as const;

export type Stage = (typeof stages)[number];

/** A row of the table, with what its constraints allow. */
export type Person = Omit<Tables<'people'>, 'stage'> & { stage: Stage };

type Found = Database['public']['Functions']['find_people']['Returns'][number];

/** What the lists show of a person. The generated types know of a call's columns no "null". */
export type ListedPerson = Pick<Person, Extract<keyof Found, keyof Person>> & {
  /** The topic of what the person sent last: a service or a template of an inquiry, the title of a message. */
  asked_for: string | null;
  asked_at: string | null;
  /** The studio has not read a message of this client's. */
  waits_in_chat: boolean;
};

export interface PeopleFilter {
  stage?: Stage;
  /** The words as they were typed. */
  q?: string;
  /** With a step that is due today or was before. */
  due?: boolean;
}

export type StageTotal = { stage: Stage; people: number; due: number };

/** A page of people, read by RPC: only there the database can search them by index. */
export async function findPeople({
  pagination,
  filter,
}: GetListParams): Promise<GetListResult<ListedPerson>> {
  const { page = 1, perPage = 50 } = pagination ?? {};
  const { stage, q = '', due = false }: PeopleFilter = filter;
  const rows = await answerOf(
    supabase.rpc('find_people', {
      ...(stage && { stage }),
      pattern: q,
      due,
      // One more, to know whether there is another page.
      page_size: perPage + 1,
      page_offset: (page - 1) * perPage,
    }),
  );
  return {
    data: rows.slice(0, perPage) as ListedPerson[],
    pageInfo: { hasNextPage: rows.length > perPage, hasPreviousPage: page > 1 },
  };
}

export const peopleTotalsQuery = queryOptions({
  queryKey: [PEOPLE, 'totals'],
  queryFn: async () => (await answerOf(supabase.rpc('people_totals'))) as StageTotal[],
  refetchInterval: FRESH_FOR_MS,
  staleTime: FRESH_FOR_MS,
});

/** Others with the same phone, however it is written. */
export const similarPeopleQuery = (person_id: string) =>
  queryOptions({
    queryKey: [PEOPLE, 'similar', person_id],
    queryFn: async () => (await answerOf(supabase.rpc('similar_people', { person_id }))) as Person[],
  });

/** Who has this address; of those with an account there may be several, and they do not keep it from anybody. */
export async function findPersonBy(email: string): Promise<string | null> {
  const { data } = await findPeople({ filter: { q: email } } as GetListParams);
  const address = email.toLowerCase();
  return data.find((person) => person.email?.toLowerCase() === address && !person.client_id)?.id ?? null;
}

/** All of `other` passes to `kept`, and `other` is gone. */
export const mergePeople = (kept: string, other: string) =>
  answerOf(supabase.rpc('merge_people', { kept, other }));

/** Changes a person whatever else has changed meanwhile: for buttons, which type over nothing. */
export async function changePerson(id: string, changes: TablesUpdate<'people'>): Promise<Person> {
  const [changed] = await answerOf(supabase.from('people').update(changes).eq('id', id).select());
  if (!changed) throw goneError();
  return changed as Person;
}
