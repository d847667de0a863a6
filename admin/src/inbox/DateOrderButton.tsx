import Button from '@mui/material/Button';
import { ArrowDownUp } from 'lucide-react';
import { useListContext } from 'ra-core';
import { text } from './text.ts';

/** Cards have no column heads to sort by, so the order is a button. */
export function DateOrderButton() {
  const { sort, setSort } = useListContext();
  const isNewestFirst = sort.order === 'DESC';
  return (
    <Button
      startIcon={<ArrowDownUp size={18} />}
      onClick={() => setSort({ field: 'created_at', order: isNewestFirst ? 'ASC' : 'DESC' })}
      sx={{ mb: 1 }}
    >
      {isNewestFirst ? text.newestFirst : text.oldestFirst}
    </Button>
  );
}
