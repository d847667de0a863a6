import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useTranslateLabel } from 'ra-core';
import { useInbox } from './InboxContext.tsx';
import { useDateOrder } from './useDateOrder.ts';

/** The head of the column that the list is sorted by; it says which way (`aria-sort`) and turns it. */
export function DateHead() {
  const { resource } = useInbox();
  const labelOf = useTranslateLabel();
  const { isNewestFirst, turn } = useDateOrder();
  const direction = isNewestFirst ? 'desc' : 'asc';
  return (
    <TableCell sortDirection={direction}>
      <TableSortLabel active direction={direction} onClick={turn} sx={{ minHeight: 44, my: -1.5 }}>
        {labelOf({ source: 'created_at', resource })}
      </TableSortLabel>
    </TableCell>
  );
}
