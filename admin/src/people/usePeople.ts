import { useMutationState } from '@tanstack/react-query';
import { useInfiniteGetList } from 'react-admin';
import { type ListedPerson, PEOPLE, type PeopleFilter } from '../providers/people.ts';
import { FRESH_FOR_MS, shownInPlace } from '../providers/queryClient.ts';
import { CHANGE } from './usePersonChange.tsx';
import { type PersonChange, withChanges } from './withChanges.ts';

const PAGE = { page: 1, perPage: 50 };

/** A list of people, at first fifty, with the changes that were made after it was read. */
export function usePeople(filter: PeopleFilter) {
  const list = useInfiniteGetList<ListedPerson>(
    PEOPLE,
    { pagination: PAGE, filter },
    { ...shownInPlace('people'), refetchInterval: FRESH_FOR_MS },
  );
  const changes = useChangesSince(list.dataUpdatedAt);
  const people = list.data?.pages.flatMap((page) => page.data);
  return { ...list, people: people && withChanges(people, changes, filter) };
}

/** The changes that are not saved yet, or that were made after `time`. */
export function useChangesSince(time: number): PersonChange[] {
  const changes = useMutationState({ filters: { mutationKey: CHANGE }, select: ({ state }) => state });
  return changes
    .filter(({ status, submittedAt }) => status === 'pending' || (status === 'success' && submittedAt > time))
    .map(({ variables }) => variables as PersonChange);
}
