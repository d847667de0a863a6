import { useEffect, useRef, useState } from 'react';
import { choiceInAddress, choiceQuery, inquiryAddress } from '../../inquiryChoice.ts';
import { type Counts, countsAtTill, type TillItem, type TillRows } from './tillItems.ts';

/**
 * What has been pressed. It is kept in the address, so it survives a reload and going back, and each press starts from
 * there: the first comes while React is still taking the till over, and has not rendered what the address asks for.
 */
export function useTill(rows: TillRows) {
  const [counts, setCounts] = useState<Counts>({});
  const [today, setToday] = useState<string>();
  const root = useRef<HTMLElement>(null);

  const inAddress = () => {
    const { items = {} } = choiceInAddress(new URLSearchParams(location.search));
    return countsAtTill(items, rows);
  };
  const press = (next: (counts: Counts) => Counts) => {
    const pressed = countsAtTill(next(inAddress()), rows);
    setCounts(pressed);
    const query = choiceQuery({ items: pressed }, new URLSearchParams(location.search));
    history.replaceState(history.state, '', location.pathname + query);
  };
  const inRow = (row: readonly TillItem[], id: string): Counts =>
    Object.fromEntries(row.map((item) => [item.id, item.id === id ? 1 : 0]));

  useEffect(() => {
    setToday(new Date().toISOString());
    // A key may have been pressed before hydration. It takes precedence over the address.
    const down = new Set(
      Array.from(root.current?.querySelectorAll('input') ?? []).flatMap(({ checked, value }) =>
        checked ? [value] : [],
      ),
    );
    const early = [rows.sites, rows.upkeep].flatMap((row) =>
      row.filter(({ id }) => down.has(id)).map(({ id }) => inRow(row, id)),
    );
    press((counts) => Object.assign({}, counts, ...early));
  }, []);

  return {
    root,
    counts,
    /** The date on the receipt. Undefined until hydration, because the build does not know it. */
    today,
    /** Presses one key of a row and releases the others; an empty id releases all. */
    choose: (row: readonly TillItem[], id: string) => press((counts) => ({ ...counts, ...inRow(row, id) })),
    /** Presses a key once more, or once less with -1. */
    add: (id: string, step: 1 | -1) => press((counts) => ({ ...counts, [id]: (counts[id] ?? 0) + step })),
    /** Takes what has been pressed to the inquiry form. */
    send: () => location.assign(inquiryAddress({ items: inAddress() })),
  };
}
