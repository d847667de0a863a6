import type { Tables } from '@vitrina/shared/database.types.ts';
import { type Result, success } from '@vitrina/shared/result.ts';
import { topicNameOf } from '@vitrina/shared/topics/topicOf.ts';
import { type Failure, resultOf } from './failure.ts';
import { fetchPerson } from './people.ts';
import { supabase } from './supabase.ts';

export type CannedReply = Pick<Tables<'canned_replies'>, 'id' | 'title' | 'body'>;

export interface Replies {
  /** The studio's ready-made replies, in the order that the studio gave them. */
  replies: readonly CannedReply[];
  /** What the client asked for, as it reads within a sentence. */
  service: string | undefined;
}

export async function fetchReplies(clientId: string): Promise<Result<Replies, Failure>> {
  const [replies, topic, services] = await Promise.all([
    resultOf(supabase.from('canned_replies').select('id, title, body').order('order_index')),
    fetchLastTopic(clientId),
    resultOf(supabase.from('services').select('id, title')),
  ]);
  if (!replies.ok) return replies;
  if (!topic.ok) return topic;
  if (!services.ok) return services;
  const titles = Object.fromEntries(services.value.map(({ id, title }) => [id, title]));
  const service = topic.value === null ? undefined : topicNameOf(topic.value, titles);
  return success({ replies: replies.value, service });
}

/** The topic of the client's last message through the site's forms, as stored; null if there is none. */
async function fetchLastTopic(clientId: string): Promise<Result<string | null, Failure>> {
  const person = await fetchPerson(clientId);
  if (!person.ok || person.value === null) return person.ok ? success(null) : person;
  const entries = await resultOf(
    supabase
      .rpc('person_timeline', { person_id: person.value.id, kinds: ['inquiry', 'contact_message'] })
      .neq('state', 'binned')
      .limit(1),
  );
  return entries.ok ? success(entries.value[0]?.title ?? null) : entries;
}
