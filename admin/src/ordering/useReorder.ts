import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../providers/dataProvider.ts';
import type { Move } from '../providers/reorder.ts';
import { failureReason } from '../ui/failureReason.ts';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { useWords } from '../ui/useWords.ts';
import { movedPages, type OrderedRow, type ReadPage } from './movedPages.ts';

interface Page {
  data: OrderedRow[];
}

interface Variables extends Move {
  before: [QueryKey, Page | undefined][];
}

/** Moves rows optimistically and saves the moves one after the other; after a failure the rows move back. */
export function useReorder(resource: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const sayFailure = useFailureToast();
  const words = useWords();
  const mutationKey = [resource, 'reorder'];

  const { mutate } = useMutation({
    mutationKey,
    // Each move starts from the result of the previous one.
    scope: { id: `reorder ${resource}` },
    mutationFn: ({ before, ...move }: Variables) => dataProvider.reorder(resource, move),
    onError: (error: Error, { before }) => {
      for (const [key, page] of before) queryClient.setQueryData(key, page);
      const said = words('notifications.reorder_failed', { reason: failureReason(error) });
      sayFailure(`Reordering ${resource}`, error, said);
    },
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey }) <= 1;
      return isLast ? queryClient.invalidateQueries({ queryKey: [resource] }) : undefined;
    },
  });

  return (id: string, from: number, to: number) => {
    void queryClient.cancelQueries({ queryKey: [resource, 'getList'] });
    mutate({ id, from, to, before: showMoved(queryClient, resource, id, to) });
  };
}

/** Updates every cached page of the list and returns what was there before. */
function showMoved(queryClient: QueryClient, resource: string, id: string, to: number) {
  const before = queryClient
    .getQueriesData<Page>({ queryKey: [resource, 'getList'] })
    .filter(([, page]) => page?.data.every(isOrdered));
  const pages = movedPages(before.map(readPage), id, to);
  before.forEach(([key, page], index) => {
    queryClient.setQueryData(key, { ...page, data: pages[index] });
  });
  return before;
}

const isOrdered = (row: Partial<OrderedRow>) => typeof row.order_index === 'number';

function readPage([key, page]: [QueryKey, Page | undefined]): ReadPage {
  const { pagination } = key[2] as { pagination: { page: number; perPage: number } };
  const first = (pagination.page - 1) * pagination.perPage;
  return { rows: page?.data ?? [], first, last: first + pagination.perPage - 1 };
}
