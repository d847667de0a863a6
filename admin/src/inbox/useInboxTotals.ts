import { useQuery } from '@tanstack/react-query';
import { type InboxTotals, totalsQuery } from '../providers/inboxReads.ts';

/** Counts every row, whatever the list is filtered by. */
export function useInboxTotals(resource: string): Partial<InboxTotals> {
  const { data } = useQuery(totalsQuery(resource));
  return data ?? {};
}
