import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { OrderedRow } from './movedPages.ts';
import { text } from './text.ts';
import { HandleContext } from './useDraggable.ts';

/** A row that is being moved with a button, which keeps the focus. */
export interface Moved {
  id: string;
  to: number;
  direction: 'up' | 'down';
}

interface Order {
  /** The number of rows in the whole list. */
  count: number;
  move: (row: OrderedRow, direction: Moved['direction']) => void;
  moved: RefObject<Moved | null>;
}

/** The order of the list around it. */
export const OrderContext = createContext<Order>({ count: 0, move() {}, moved: { current: null } });

/** A handle for dragging the row around it, and buttons that move it by one place. */
export function OrderControls() {
  const row = useRecordContext<OrderedRow>();
  const nameOf = useGetRecordRepresentation(useResourceContext());
  const handle = useContext(HandleContext);
  const { count, move, moved } = useContext(OrderContext);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const { id, order_index = 0 } = row ?? {};

  // Moving the row in the DOM loses the focus, so it is set again.
  useEffect(() => {
    if (moved.current?.id !== id || moved.current?.to !== order_index) return;
    const [pressed, other] = moved.current.direction === 'up' ? [up, down] : [down, up];
    (pressed.current?.disabled ? other : pressed).current?.focus();
    moved.current = null;
  }, [moved, id, order_index]);

  if (!row) return null;
  const name = String(nameOf(row));
  return (
    <div className="-ml-2.5 flex">
      <ActionButton
        {...handle}
        icon={GripVertical}
        label={text.handle(name)}
        color="inherit"
        className="cursor-grab touch-none aria-pressed:cursor-grabbing"
      />
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
    </div>
  );
}
