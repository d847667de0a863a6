import { useGetList } from 'ra-core';
import { INQUIRIES, type Inquiry } from './inquiry.ts';

const FRESH_FOR_MS = 60_000;

/** How many inquiries there are and how many nobody has read, whatever the list is filtered by. */
export function useInquiryTotals(): { all?: number; unread?: number } {
  return { all: useTotal({}), unread: useTotal({ read: false }) };
}

function useTotal(filter: { read?: boolean }): number | undefined {
  const { total } = useGetList<Inquiry>(
    INQUIRIES,
    // The count comes with a list; one row is the least a list can hold.
    { pagination: { page: 1, perPage: 1 }, filter, meta: { columns: 'id' } },
    { refetchInterval: FRESH_FOR_MS },
  );
  return total;
}
