import { useListContext } from 'ra-core';

export function useDateOrder() {
  const { sort, setSort } = useListContext();
  const isNewestFirst = sort.order === 'DESC';
  return {
    isNewestFirst,
    turn: () => setSort({ field: 'created_at', order: isNewestFirst ? 'ASC' : 'DESC' }),
  };
}
