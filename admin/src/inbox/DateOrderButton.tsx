import Button from '@mui/material/Button';
import { ArrowDownUp } from 'lucide-react';
import { text } from './text.ts';
import { useDateOrder } from './useDateOrder.ts';

/** Cards have no column heads to sort by. */
export function DateOrderButton() {
  const { isNewestFirst, turn } = useDateOrder();
  return (
    <Button startIcon={<ArrowDownUp size={18} />} onClick={turn}>
      {isNewestFirst ? text.newestFirst : text.oldestFirst}
    </Button>
  );
}
