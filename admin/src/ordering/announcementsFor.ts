import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { OrderedRow } from './movedPages.ts';
import { text } from './text.ts';

/** What a screen reader says while a row is dragged. `isTaken` is a ref of the list. */
export function announcementsFor(
  rows: OrderedRow[],
  count: number,
  nameOf: (row: OrderedRow) => string,
  isTaken: { current: boolean },
): Announcements {
  const say = (
    sentence: (name: string, place: number, count: number) => string,
    dragged: UniqueIdentifier,
    over: UniqueIdentifier = dragged,
  ) => {
    const row = rows.find(({ id }) => id === dragged);
    const target = rows.find(({ id }) => id === over);
    return row && target && sentence(nameOf(row), target.order_index + 1, count);
  };
  return {
    onDragStart: ({ active }) => {
      isTaken.current = true;
      return say(text.taken, active.id);
    },
    onDragOver: ({ active, over }) => {
      // A row is first reported over its own place; announcing that would interrupt the message that it was picked up.
      const isFirst = isTaken.current && over?.id === active.id;
      isTaken.current = false;
      return isFirst ? undefined : say(text.over, active.id, over?.id);
    },
    onDragEnd: ({ active, over }) => say(text.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => say(text.cancelled, active.id),
  };
}
