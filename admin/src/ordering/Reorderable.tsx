import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ReactNode, useRef, useState } from 'react';
import { ListContextProvider, useGetRecordRepresentation, useListContext } from 'react-admin';
import { announcementsFor } from './announcementsFor.ts';
import { movedPages, type OrderedRow } from './movedPages.ts';
import { type Moved, OrderContext } from './OrderControls.tsx';
import { text } from './text.ts';
import { usePointers } from './usePointers.ts';
import { useReorder } from './useReorder.ts';

const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Makes the rows of the list around it movable: with buttons, or dragged with mouse, finger or keyboard. */
export function Reorderable({ children }: { children: ReactNode }) {
  const list = useListContext<OrderedRow>();
  const { data = [], total = 0, page, perPage, setPage, resource } = list;
  const represent = useGetRecordRepresentation(resource);
  const nameOf = (row: OrderedRow) => String(represent(row));
  const [shown, setShown] = useState<{ data: OrderedRow[]; rows: OrderedRow[] }>();
  const moved = useRef<Moved>(null);
  const [said, setSaid] = useState('');
  const reorder = useReorder(resource);
  const sensors = useSensors(...usePointers(), useSensor(KeyboardSensor, KEYBOARD));
  const isTaken = useRef(false);
  // The moved rows are shown until the list itself has the new order; otherwise a dropped row would briefly jump back.
  const rows = shown?.data === data ? shown.rows : data;

  function dropRow({ active, over }: DragEndEvent) {
    const row = rows.find(({ id }) => id === active.id);
    const target = rows.find(({ id }) => id === over?.id);
    if (row && target && row !== target) moveTo(row, target.order_index);
  }

  function moveByButton(row: OrderedRow, direction: Moved['direction']) {
    const to = row.order_index + (direction === 'up' ? -1 : 1);
    moveTo(row, to);
    moved.current = { id: row.id, to, direction };
    setSaid(text.dropped(nameOf(row), to + 1, total));
  }

  function moveTo(row: OrderedRow, to: number) {
    const pageAfter = Math.floor(to / perPage) + 1;
    if (pageAfter === page) setShown({ data, rows: moveOnPage(rows, row, to) });
    else setPage(pageAfter);
    reorder(row.id, row.order_index, to);
  }

  return (
    <OrderContext value={{ count: total, move: moveByButton, moved }}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={dropRow}
        accessibility={{
          announcements: announcementsFor(rows, total, nameOf, isTaken),
          screenReaderInstructions: { draggable: text.instructions },
        }}
      >
        <SortableContext items={rows} strategy={rectSortingStrategy}>
          <ListContextProvider value={{ ...list, data: rows } as typeof list}>{children}</ListContextProvider>
        </SortableContext>
      </DndContext>
      <div role="status" className="sr-only">
        {said}
      </div>
    </OrderContext>
  );
}

const moveOnPage = (rows: OrderedRow[], { id }: OrderedRow, to: number) =>
  movedPages([{ rows, first: 0, last: Number.POSITIVE_INFINITY }], id, to)[0] ?? rows;
