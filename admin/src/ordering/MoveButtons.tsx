import Box from '@mui/material/Box';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { OrderedRow } from './movedPages.ts';
import { useOrder } from './OrderContext.ts';
import { text } from './text.ts';

interface Props {
  row: OrderedRow;
  name: string;
}

/** Moves a row by one place; the first one cannot go up, the last one not down. */
export function MoveButtons({ row, name }: Props) {
  const { id, order_index } = row;
  const { count, move, moved, forgetMoved } = useOrder();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);

  // Moving the row in the DOM loses the focus.
  useEffect(() => {
    if (moved?.id !== id || moved.to !== order_index) return;
    const [pressed, other] = moved.direction === 'up' ? [up, down] : [down, up];
    (pressed.current?.disabled ? other : pressed).current?.focus();
    forgetMoved();
  }, [moved, id, order_index, forgetMoved]);

  return (
    <Box sx={{ display: 'inline-flex' }}>
      <ActionButton
        ref={up}
        icon={ArrowUp}
        label={text.up(name)}
        tip={text.tips.up}
        color="inherit"
        disabled={order_index === 0}
        onClick={() => move(row, 'up')}
      />
      <ActionButton
        ref={down}
        icon={ArrowDown}
        label={text.down(name)}
        tip={text.tips.down}
        color="inherit"
        disabled={order_index >= count - 1}
        onClick={() => move(row, 'down')}
      />
    </Box>
  );
}
