import { type Result, success } from '@vitrina/shared/result.ts';
import { topicNameOf } from '@vitrina/shared/topics/topicOf.ts';
import { type CannedReply, fetchCannedReplies } from '../../api/cannedReplies.ts';
import type { Failure } from '../../api/failure.ts';
import { fetchLastTopic } from '../../api/people.ts';
import { fetchServiceTitles } from '../../api/serviceTitles.ts';

export interface Replies {
  replies: readonly CannedReply[];
  /** What the client asked for, as it reads within a sentence. */
  service: string | undefined;
}

export async function fetchReplies(clientId: string): Promise<Result<Replies, Failure>> {
  const [replies, topic, titles] = await Promise.all([
    fetchCannedReplies(),
    fetchLastTopic(clientId),
    fetchServiceTitles(),
  ]);
  if (!replies.ok) return replies;
  if (!topic.ok) return topic;
  if (!titles.ok) return titles;
  const service = topic.value === null ? undefined : topicNameOf(topic.value, titles.value);
  return success({ replies: replies.value, service });
}
