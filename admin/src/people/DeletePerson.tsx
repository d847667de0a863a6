import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Person } from '../providers/people.ts';
import { timelineQuery } from '../providers/timeline.ts';
import { DeleteButton } from '../ui/DeleteButton.tsx';

/**
 * For who was added by hand. The others go with what they sent, with their account, or by "personal data", and the database
 * deletes none of them from here.
 */
export function DeletePerson({ person }: { person: Person }) {
  const navigate = useNavigate();
  const { data, hasNextPage } = useInfiniteQuery(timelineQuery(person.id));
  const entries = data?.pages.flat();
  if (!entries || hasNextPage || person.client_id || entries.some(isSubmission)) return null;
  return <DeleteButton isLabelled onDeleted={() => navigate('/people')} />;
}

const isSubmission = ({ kind }: { kind: string }) => kind === 'inquiry' || kind === 'contact_message';
