import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { OrderedRow } from './movedPages.ts';
import { text } from './text.ts';

/** What a screen reader says while a row is dragged. */
export function announcementsFor(
  rows: OrderedRow[],
  count: number,
  nameOf: (row: OrderedRow) => string,
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
    onDragStart: ({ active }) => say(text.taken, active.id),
    onDragOver: ({ active, over }) => say(text.over, active.id, over?.id),
    onDragEnd: ({ active, over }) => say(text.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => say(text.cancelled, active.id),
  };
}
