import { useInfiniteQuery } from '@tanstack/react-query';
import type { Person } from '../providers/people.ts';
import { timelineQuery } from '../providers/timeline.ts';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';

/**
 * Only for people who were added by hand. Others are deleted with their submissions or account, or on the page for personal
 * data; here the database would refuse it.
 */
export function DeletePerson({ person }: { person: Person }) {
  const { close } = useOpenRecord();
  const { data, hasNextPage } = useInfiniteQuery(timelineQuery(person.id));
  const entries = data?.pages.flat();
  if (!entries || hasNextPage || person.client_id || entries.some(isSubmission)) return null;
  return <DeleteButton isLabelled onDeleted={close} />;
}

const isSubmission = ({ kind }: { kind: string }) => kind === 'inquiry' || kind === 'contact_message';
