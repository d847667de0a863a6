import { useQueries } from '@tanstack/react-query';
import { countTroubledMails, findScheduleTroubles } from '../providers/mails.ts';
import { FRESH_FOR_MS } from '../providers/queryClient.ts';
import { text } from './text.ts';

/** What is wrong, in words: mails that failed or have waited too long, and scheduled jobs that do not run. */
export function useTroubles() {
  const [{ data: count = 0 }, { data: codes = [] }] = useQueries({
    queries: [
      { queryKey: ['mails', 'troubled'], queryFn: countTroubledMails, refetchInterval: FRESH_FOR_MS },
      { queryKey: ['mails', 'schedule'], queryFn: findScheduleTroubles, refetchInterval: FRESH_FOR_MS },
    ],
  });
  const stopped = codes.flatMap((code) => text.stopped[code] ?? []);
  const unsent = count > 0 ? [{ short: text.troubled(count), notice: text.trouble(count) }] : [];
  return { count: count + stopped.length, troubles: [...unsent, ...stopped] };
}
