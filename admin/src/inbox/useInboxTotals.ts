import { useQuery } from '@tanstack/react-query';
import { type InboxTotals, totalsQuery } from '../providers/inboxReads.ts';

/** How many rows there are and how many nobody has read, whatever the list is filtered by. */
export function useInboxTotals(resource: string): Partial<InboxTotals> {
  const { data } = useQuery(totalsQuery(resource));
  return data ?? {};
}
