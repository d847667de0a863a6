import { queryOptions } from '@tanstack/react-query';
import { answerOf } from './answerOf.ts';
import { FRESH_FOR_MS } from './queryClient.ts';
import { CHAT } from './studioChannel.ts';
import { supabase } from './supabase.ts';

/** The number of clients' messages that nobody in the studio has read; at most 100 are counted per client. */
export async function countUnreadChat(): Promise<number> {
  const conversations = await answerOf(supabase.rpc('chat_conversations').gt('unread', 0).select('unread'));
  return conversations.reduce((sum, { unread }) => sum + unread, 0);
}

export const unreadChatQuery = queryOptions({
  queryKey: [CHAT, 'unread'],
  queryFn: countUnreadChat,
  refetchInterval: FRESH_FOR_MS,
  staleTime: FRESH_FOR_MS,
});
