import { useQuery } from '@tanstack/react-query';
import { countUnreadChat } from '../providers/chatUnread.ts';
import { CHAT } from '../providers/studioChannel.ts';

const FRESH_FOR_MS = 60_000;

/** How many messages of clients wait in the chat; 0 until it is known. */
export function useUnreadChat(): number {
  const { data = 0 } = useQuery({
    queryKey: [CHAT, 'unread'],
    queryFn: countUnreadChat,
    refetchInterval: FRESH_FOR_MS,
  });
  return data;
}
