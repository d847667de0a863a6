import { useQuery } from '@tanstack/react-query';
import { findScheduleTroubles } from '../providers/mails.ts';
import { FRESH_FOR_MS } from '../providers/queryClient.ts';
import { text } from './text.ts';

/** In words, what should happen by itself and does not; nothing until it is known. */
export function useScheduleTroubles(): { short: string; notice: string }[] {
  const { data: codes = [] } = useQuery({
    queryKey: ['mails', 'schedule'],
    queryFn: findScheduleTroubles,
    refetchInterval: FRESH_FOR_MS,
  });
  return codes.flatMap((code) => text.stopped[code] ?? []);
}
