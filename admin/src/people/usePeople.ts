import { useMutationState } from '@tanstack/react-query';
import { useInfiniteGetList } from 'react-admin';
import { type ListedPerson, PEOPLE, type PeopleFilter } from '../providers/people.ts';
import { FRESH_FOR_MS, shownInPlace } from '../providers/queryClient.ts';
import { CHANGE } from './useChange.tsx';
import { type Change, withChanges } from './withChanges.ts';

const PAGE = { page: 1, perPage: 50 };

/** People of a list, fifty at first, with the changes that are still on their way. */
export function usePeople(filter: PeopleFilter) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteGetList<ListedPerson>(
      PEOPLE,
      { pagination: PAGE, filter },
      { ...shownInPlace('people'), refetchInterval: FRESH_FOR_MS },
    );
  const changes = usePendingChanges();
  return {
    people:
      data &&
      withChanges(
        data.pages.flatMap((page) => page.data),
        changes,
        filter,
      ),
    error,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage: () => void fetchNextPage(),
    refetch: () => void refetch(),
  };
}

/** What was pressed and is not confirmed yet. */
export const usePendingChanges = () =>
  useMutationState({
    filters: { mutationKey: CHANGE, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
