import Stack from '@mui/material/Stack';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useHandle } from './HandleContext.ts';
import type { OrderedRow } from './movedPages.ts';
import { useOrder } from './OrderContext.ts';
import { text } from './text.ts';

/** Moves the row around it: dragged by the handle, or by one place; the first one cannot go up, the last one not down. */
export function OrderControls() {
  const row = useRecordContext<OrderedRow>();
  const nameOf = useGetRecordRepresentation(useResourceContext());
  const handle = useHandle();
  const { count, move, moved, forgetMoved } = useOrder();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const { id, order_index = 0 } = row ?? {};

  // Moving the row in the DOM loses the focus.
  useEffect(() => {
    if (moved?.id !== id || moved?.to !== order_index) return;
    const [pressed, other] = moved.direction === 'up' ? [up, down] : [down, up];
    (pressed.current?.disabled ? other : pressed).current?.focus();
    forgetMoved();
  }, [moved, id, order_index, forgetMoved]);

  if (!row) return null;
  const name = String(nameOf(row));
  return (
    <Stack direction="row" className="order-controls">
      <ActionButton {...handle} icon={GripVertical} label={text.handle(name)} color="inherit" />
      <ActionButton
        ref={up}
        icon={ArrowUp}
        label={text.up(name)}
        color="inherit"
        disabled={order_index === 0}
        onClick={() => move(row, 'up')}
      />
      <ActionButton
        ref={down}
        icon={ArrowDown}
        label={text.down(name)}
        color="inherit"
        disabled={order_index >= count - 1}
        onClick={() => move(row, 'down')}
      />
    </Stack>
  );
}
