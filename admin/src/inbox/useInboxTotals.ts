import { useQuery } from '@tanstack/react-query';
import { type InboxTotals, readTotals } from '../providers/inboxReads.ts';

const FRESH_FOR_MS = 60_000;

/** How many rows there are and how many nobody has read, whatever the list is filtered by. */
export function useInboxTotals(resource: string): Partial<InboxTotals> {
  const { data } = useQuery({
    queryKey: [resource, 'totals'],
    queryFn: () => readTotals(resource),
    refetchInterval: FRESH_FOR_MS,
  });
  return data ?? {};
}
