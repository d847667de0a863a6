import { HITS_PER_PAGE } from '@vitrina/shared/pageSizes.ts';
import type { Result } from '@vitrina/shared/result.ts';
import type { Failure } from './failure.ts';
import { type Message, type Page, pageOf } from './messages.ts';
import { supabase } from './supabase.ts';

/** Searches one conversation, ignoring case, for messages before `before`; the newest come first. */
export const searchMessages = (
  clientId: string,
  query: string,
  before?: Pick<Message, 'number'>,
): Promise<Result<Page, Failure>> =>
  pageOf(
    HITS_PER_PAGE,
    supabase.rpc('search_chat_messages', {
      client_id: clientId,
      words: query,
      ...(before && { before_number: before.number }),
    }),
  );
