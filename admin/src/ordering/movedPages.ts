export interface OrderedRow {
  id: string;
  order_index: number;
}

/** A page of the list as it was read: its rows, and the first and last place on it. */
export interface ReadPage<Row extends OrderedRow = OrderedRow> {
  rows: Row[];
  first: number;
  last: number;
}

/**
 * The pages after the row `id` has moved to the place `to`. A row that moves in from a page that was never read is missing
 * until the list is read again.
 */
export function movedPages<Row extends OrderedRow>(pages: ReadPage<Row>[], id: string, to: number): Row[][] {
  const known = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  const from = known.get(id)?.order_index;
  if (from === undefined) return pages.map(({ rows }) => rows);
  const moved = [...known.values()]
    .map((row) => ({ ...row, order_index: placeAfter(row, id, from, to) }))
    .sort((one, other) => one.order_index - other.order_index);
  return pages.map(({ first, last }) =>
    moved.filter(({ order_index }) => order_index >= first && order_index <= last),
  );
}

function placeAfter(row: OrderedRow, id: string, from: number, to: number): number {
  if (row.id === id) return to;
  if (row.order_index > from && row.order_index <= to) return row.order_index - 1;
  if (row.order_index < from && row.order_index >= to) return row.order_index + 1;
  return row.order_index;
}
