import type { Price } from '@vitrina/shared/money.ts';

export interface TillItem {
  id: string;
  name: string;
  note?: string;
  /** What is paid for, such as a month. */
  unit?: string;
  price: Price;
}

/** The keys of the till, row by row. */
export interface TillRows {
  /** At most one of them can be pressed. */
  sites: readonly TillItem[];
  /** Each can be counted up. */
  extras: readonly TillItem[];
  /** Paid monthly; at most one of them can be pressed. */
  upkeep: readonly TillItem[];
}

/** How many of each item, by its id. */
export type Counts = Readonly<Record<string, number>>;

export const MOST_OF_ONE = 99;

/** The part of a choice for which the till has keys, in their order. */
export function countsAtTill(counts: Counts, { sites, extras, upkeep }: TillRows): Counts {
  const isWanted = ({ id }: TillItem) => Object.hasOwn(counts, id) && (counts[id] ?? 0) > 0;
  const ofOne = (row: readonly TillItem[]) =>
    row
      .filter(isWanted)
      .slice(0, 1)
      .map(({ id }) => [id, 1] as const);
  return Object.fromEntries([
    ...ofOne(sites),
    ...extras.filter(isWanted).map(({ id }) => [id, Math.min(counts[id] ?? 0, MOST_OF_ONE)] as const),
    ...ofOne(upkeep),
  ]);
}

export interface Line extends TillItem {
  count: number;
}

export const linesOf = (counts: Counts, row: readonly TillItem[]): Line[] =>
  row.flatMap((item) => {
    const count = counts[item.id];
    return count === undefined ? [] : [{ ...item, count }];
  });
