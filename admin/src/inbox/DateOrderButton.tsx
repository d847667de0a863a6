import Button from '@mui/material/Button';
import { ArrowDownUp } from 'lucide-react';
import { useListContext } from 'react-admin';
import { text } from './text.ts';

/** Cards have no column heads to sort by. react-admin's `<SortButton>` is an icon on phones, and a menu of one item. */
export function DateOrderButton() {
  const { sort, setSort } = useListContext();
  const isNewestFirst = sort.order === 'DESC';
  return (
    <Button
      startIcon={<ArrowDownUp size={18} />}
      onClick={() => setSort({ field: 'created_at', order: isNewestFirst ? 'ASC' : 'DESC' })}
    >
      {isNewestFirst ? text.newestFirst : text.oldestFirst}
    </Button>
  );
}
