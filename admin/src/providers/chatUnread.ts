import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

/** How many messages of clients nobody in the studio has read; of one client at most 100 are counted. */
export async function countUnreadChat(): Promise<number> {
  const conversations = await answerOf(supabase.rpc('chat_conversations').gt('unread', 0).select('unread'));
  return conversations.reduce((sum, { unread }) => sum + unread, 0);
}
