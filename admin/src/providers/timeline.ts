import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ENTRIES_PER_PAGE } from '@vitrina/shared/pageSizes.ts';
import { answerOf } from './answerOf.ts';
import { PEOPLE } from './people.ts';
import { FRESH_FOR_MS } from './queryClient.ts';
import { supabase } from './supabase.ts';

/** The table of notes, letters and changes of stage. */
export const ENTRIES = 'person_entries';

/** See `person_timeline` in SQL. The generated types do not say which columns of a function can be null. */
export interface TimelineEntry {
  id: string;
  kind: 'inquiry' | 'contact_message' | 'note' | 'letter' | 'stage' | 'review' | 'request' | 'launch';
  at: string;
  title: string | null;
  body: string | null;
  state: string | null;
  /** The user name of the admin. */
  made_by: string | null;
  edited_at: string | null;
  /** A client's comment, or the name under an accepted offer. */
  answer: string | null;
  from_page: string | null;
  told_source: string | null;
}

/** Pages of entries, newest first. */
export const timelineQuery = (person_id: string) =>
  infiniteQueryOptions({
    queryKey: [PEOPLE, 'timeline', person_id],
    queryFn: async ({ pageParam: last }) => {
      const place = last && { before: last.at, before_id: last.id };
      return (await answerOf(supabase.rpc('person_timeline', { person_id, ...place }))) as TimelineEntry[];
    },
    initialPageParam: undefined as TimelineEntry | undefined,
    getNextPageParam: (page) => (page.length < ENTRIES_PER_PAGE ? undefined : page.at(-1)),
    refetchInterval: FRESH_FOR_MS,
  });

/** What a person has sent through the site, newest first, even where much else has happened since. At most a page. */
export const submissionsQuery = (person_id: string) =>
  queryOptions({
    queryKey: [PEOPLE, 'timeline', person_id, 'submissions'],
    queryFn: async () => {
      const kinds = ['inquiry', 'contact_message'];
      return (await answerOf(supabase.rpc('person_timeline', { person_id, kinds }))) as TimelineEntry[];
    },
    // A letter goes on with what it begins with, which must not be what the cache holds from before.
    gcTime: 0,
  });

export interface NewestLetter {
  id: string;
  subject: string | null;
  made_at: string;
  /** The user name of the admin. */
  made_by: string | null;
}

/** The last letter to a person, and who wrote it. */
export const newestLetterQuery = (person_id: string) =>
  queryOptions({
    queryKey: [PEOPLE, 'timeline', person_id, 'newest letter'],
    queryFn: async (): Promise<NewestLetter | null> => {
      const [letter] = await answerOf(
        supabase
          .from(ENTRIES)
          .select('id, subject, made_at, maker:chat_users(username)')
          .match({ person_id, kind: 'letter' })
          .order('made_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(1),
      );
      return letter ? { ...letter, made_by: letter.maker?.username ?? null } : null;
    },
    // As above.
    gcTime: 0,
  });

/** Null without an account, or if the account was deleted. */
export async function userNameOf(account: string | null): Promise<string | null> {
  if (!account) return null;
  const [found] = await answerOf(supabase.from('chat_users').select('username').eq('id', account));
  return found?.username ?? null;
}
