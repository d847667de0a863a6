import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { ListContextProvider, useListContext } from 'ra-core';
import { type ReactNode, useCallback, useState } from 'react';
import type { OrderedResource } from '../providers/reorder.ts';
import { announcementsFor } from './announcementsFor.ts';
import type { OrderedRow } from './movedPages.ts';
import { type Direction, OrderProvider } from './OrderContext.ts';
import { text } from './text.ts';
import { useDragSensors } from './useDragSensors.ts';
import { useReorder } from './useReorder.ts';

interface Props {
  resource: OrderedResource;
  nameOf: (row: OrderedRow) => string;
  /** The toast. */
  failedText: (reason: string) => string;
  children: ReactNode;
}

/** Lets the rows of the list around it be moved: by buttons, and dragged with mouse, finger or keyboard. */
export function Reorderable({ resource, nameOf, failedText, children }: Props) {
  const list = useListContext<OrderedRow>();
  const { data = [], total = 0, page, perPage, setPage } = list;
  const [dropped, setDropped] = useState<{ data: OrderedRow[]; rows: OrderedRow[] }>();
  const [moved, setMoved] = useState<{ id: string; direction: Direction } | null>(null);
  const [said, setSaid] = useState('');
  const reorder = useReorder(resource, failedText);
  const sensors = useDragSensors();
  // Between the drop and the new order of the list a row would jump back for a moment.
  const rows = dropped?.data === data ? dropped.rows : data;

  function dropRow({ active, over }: DragEndEvent) {
    const from = rows.findIndex(({ id }) => id === active.id);
    const to = rows.findIndex(({ id }) => id === over?.id);
    const [row, target] = [rows[from], rows[to]];
    if (!row || !target || from === to) return;
    setDropped({ data, rows: arrayMove(rows, from, to) });
    reorder(row.id, row.order_index, target.order_index);
  }

  function move(id: string, from: number, direction: Direction) {
    const to = direction === 'up' ? from - 1 : from + 1;
    const row = rows.find((one) => one.id === id);
    reorder(id, from, to);
    setMoved({ id, direction });
    if (row) setSaid(text.dropped(nameOf(row), to + 1, total));
    const pageAfter = Math.floor(to / perPage) + 1;
    if (pageAfter !== page) setPage(pageAfter);
  }

  const forgetMoved = useCallback(() => setMoved(null), []);
  return (
    <OrderProvider value={{ count: total, move, moved, forgetMoved }}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={dropRow}
        accessibility={{
          announcements: announcementsFor(rows, total, nameOf),
          screenReaderInstructions: { draggable: text.instructions },
        }}
      >
        <SortableContext items={rows} strategy={rectSortingStrategy}>
          <ListContextProvider value={{ ...list, data: rows } as typeof list}>{children}</ListContextProvider>
        </SortableContext>
      </DndContext>
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </OrderProvider>
  );
}
