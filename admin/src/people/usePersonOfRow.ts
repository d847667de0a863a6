import { useGetOne, useRecordContext } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { PEOPLE, type Person } from '../providers/people.ts';
import { shownInPlace } from '../providers/queryClient.ts';

/** The sender of the submission around it, once read. */
export function usePersonOfRow(): Person | undefined {
  const person_id = useRecordContext<InboxRow>()?.person_id ?? null;
  const options = { ...shownInPlace('a person'), enabled: person_id !== null };
  return useGetOne<Person>(PEOPLE, { id: person_id ?? '' }, options).data;
}
