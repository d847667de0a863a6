import { useEffect, useRef, useState } from 'react';
import { choiceInAddress, choiceQuery } from '../../inquiryChoice.ts';
import { type Counts, countsAtTill, type TillItem, type TillRows } from './tillItems.ts';

/** What has been pressed. The address keeps it, over a reload and on the way back. */
export function useTill(rows: TillRows) {
  const [counts, setCounts] = useState<Counts>({});
  const [today, setToday] = useState<string>();
  const root = useRef<HTMLElement>(null);

  const press = (next: Counts) => {
    const pressed = countsAtTill(next, rows);
    setCounts(pressed);
    history.replaceState(history.state, '', location.pathname + choiceQuery({ items: pressed }));
  };
  const inRow = (row: readonly TillItem[], id: string): Counts =>
    Object.fromEntries(row.map((item) => [item.id, item.id === id ? 1 : 0]));

  useEffect(() => {
    setToday(new Date().toISOString());
    const { items = {} } = choiceInAddress(new URLSearchParams(location.search));
    // A key may have gone down before this runs. It takes precedence over the address.
    const down = new Set(
      Array.from(root.current?.querySelectorAll('input') ?? []).flatMap(({ checked, value }) =>
        checked ? [value] : [],
      ),
    );
    const early = [rows.sites, rows.upkeep].flatMap((row) =>
      row.filter(({ id }) => down.has(id)).map(({ id }) => inRow(row, id)),
    );
    press(Object.assign({}, items, ...early));
  }, []);

  return {
    root,
    counts,
    /** The day of the receipt, as soon as there is a visitor to read it. */
    today,
    /** Presses one key of a row, and lets the others of the row up; an empty id lets all of them up. */
    choose: (row: readonly TillItem[], id: string) => press({ ...counts, ...inRow(row, id) }),
    count: (id: string, count: number) => press({ ...counts, [id]: count }),
  };
}
