import { supabase } from './supabase.ts';

/**
 * How many messages of clients nobody in the studio has read; of one client at most 100 are counted.
 * @throws when they cannot be counted.
 */
export async function countUnreadChat(): Promise<number> {
  const { data, error } = await supabase.rpc('chat_conversations').gt('unread', 0).select('unread');
  if (error) throw error;
  return data.reduce((sum, { unread }) => sum + unread, 0);
}
