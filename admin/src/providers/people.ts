import { queryOptions } from '@tanstack/react-query';
import type { Database, Tables, TablesUpdate } from '@vitrina/shared/database.types.ts';
import type { GetListParams, GetListResult } from 'ra-core';
import { answerOf } from './answerOf.ts';
import { FRESH_FOR_MS } from './queryClient.ts';
import { supabase } from './supabase.ts';
import { updateAsSeen } from './updateUnchanged.ts';

/** The name of the resource and of its table. */
export const PEOPLE = 'people';

export const stages = ['new', 'talking', 'offer', 'won', 'lost'] as const;

export type Stage = (typeof stages)[number];

/** A row, with the stages that the table's constraint allows. */
export type Person = Omit<Tables<'people'>, 'stage'> & { stage: Stage };

type Found = Database['public']['Functions']['find_people']['Returns'][number];

/** A person as lists show them. The generated types do not say which columns of a function can be null. */
export type ListedPerson = Pick<Person, Extract<keyof Found, keyof Person>> & {
  /** The topic of the person's last submission: the service or template of an inquiry, or the title of a message. */
  asked_for: string | null;
  /** Whether the studio has yet to read a message of this client. */
  waits_in_chat: boolean;
};

export interface PeopleFilter {
  stage?: Stage;
  /** The search as typed. */
  q?: string;
  /** Only people whose next step is due today or overdue. */
  due?: boolean;
}

export type StageTotal = { stage: Stage; people: number; due: number };

/** A page of people, read by RPC, because only there can the database use the search index. */
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
      // One row more than shown tells whether there is another page.
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

/** Other people with the same phone number, in whatever notation. */
export const similarPeopleQuery = (person_id: string) =>
  queryOptions({
    queryKey: [PEOPLE, 'similar', person_id],
    queryFn: async () => (await answerOf(supabase.rpc('similar_people', { person_id }))) as Person[],
  });

/** The id of the person without an account who has this address, even of one whom no list shows because of the bin. */
export const findPersonBy = async (email: string) =>
  (await answerOf(supabase.rpc('person_with_email', { email }))) as string | null;

/** Moves everything of `other` to `kept` and deletes `other`. */
export const mergePeople = (kept: string, other: string) =>
  answerOf(supabase.rpc('merge_people', { kept, other }));

/** Undoes a move as if it had never been; `movedAt` is the `stage_since` that it has set. */
export const takeBackMove = (person_id: string, movedAt: string) =>
  answerOf(supabase.rpc('take_back_move', { person_id, moved_at: movedAt }));

/**
 * Changes a person even if somebody else has changed it meanwhile: for buttons, which overwrite nothing typed. But it
 * changes a step only if nobody has edited the person since it was `shown`.
 * @throws HttpError as `updateUnchanged`.
 */
export async function changePerson(
  { id, edited_at }: ListedPerson,
  changes: TablesUpdate<'people'>,
): Promise<Person> {
  const seen = changes.next_step === undefined ? undefined : edited_at;
  return (await updateAsSeen(PEOPLE, id, changes, seen)) as Person;
}
