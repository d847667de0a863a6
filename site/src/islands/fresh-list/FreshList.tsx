import type { ReactNode } from 'react';
import { ListNotice } from './ListNotice.tsx';
import type { ListText } from './text.ts';
import type { FreshRows } from './useFreshRows.ts';

interface Props<Row> {
  fresh: FreshRows<Row>;
  text: ListText;
  /** The number of placeholders while the list loads. */
  skeletons: number;
  /** Shown while the studio has no rows. */
  fallback?: readonly Row[];
  card: (row: Row, place: number) => ReactNode;
}

/** A grid of cards, or the notice in its place. */
export function FreshList<Row>({ fresh, text, skeletons, fallback = [], card }: Props<Row>) {
  const rows = rowsToShow(fresh, fallback);
  const grid = (rows: readonly Row[]) => <ul className="card-grid">{rows.map(card)}</ul>;
  return (
    <div className="focus:outline-none" tabIndex={-1}>
      {rows ? (
        grid(rows)
      ) : (
        <ListNotice
          fresh={fresh}
          text={text}
          skeletons={skeletons}
          withoutScript={fallback.length > 0 && grid(fallback)}
        />
      )}
    </div>
  );
}

/** Undefined if there are none to show. */
export function rowsToShow<Row>({ list }: FreshRows<Row>, fallback: readonly Row[] = []) {
  if (list.step === 'rows') return list.rows;
  return list.step === 'empty' && fallback.length > 0 ? fallback : undefined;
}
