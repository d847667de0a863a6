import { useQuery } from '@tanstack/react-query';
import type { Person } from '../providers/people.ts';
import { submissionsQuery } from '../providers/timeline.ts';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';

/**
 * Only for people who were added by hand. Others are deleted with their submissions or account, or on the page for personal
 * data; here the database would refuse it.
 */
export function DeletePerson({ person }: { person: Person }) {
  const { close } = useOpenRecord();
  const { data: submissions } = useQuery(submissionsQuery(person.id));
  if (submissions?.length !== 0 || person.client_id) return null;
  return <DeleteButton isLabelled onDeleted={close} />;
}
