import { useQuery } from '@tanstack/react-query';
import { countTroubledMails } from '../providers/mails.ts';
import { FRESH_FOR_MS } from '../providers/queryClient.ts';

/** How many mails failed or have waited for too long; 0 until it is known. */
export function useTroubledMails(): number {
  const { data = 0 } = useQuery({
    queryKey: ['mails', 'troubled'],
    queryFn: countTroubledMails,
    refetchInterval: FRESH_FOR_MS,
  });
  return data;
}
