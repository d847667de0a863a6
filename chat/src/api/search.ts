import { HITS_PER_PAGE } from '@vitrina/shared/pageSizes.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, failureOf } from './failure.ts';
import type { Message } from './messages.ts';
import { supabase } from './supabase.ts';

export interface Hits {
  /** The newest first. */
  messages: Message[];
  hasMore: boolean;
}

/** Searches one conversation, backwards from the message `before`, ignoring case. */
export async function searchMessages(
  clientId: string,
  query: string,
  before?: Pick<Message, 'number'>,
): Promise<Result<Hits, Failure>> {
  const { data, status, error } = await supabase.rpc('search_chat_messages', {
    client_id: clientId,
    words: query,
    ...(before && { before_number: before.number }),
  });
  if (error !== null) return failure(failureOf(status));
  return success({ messages: data, hasMore: data.length === HITS_PER_PAGE });
}
