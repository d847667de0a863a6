import type { CollectionEntry } from 'astro:content';
import type { Currencies } from '@vitrina/shared/money.ts';
import type { Previewed } from '@vitrina/shared/preview.ts';
import type { PackageRow } from '../../components/pricing/sitePackage.ts';
import type { PricedItem } from '../../content/prices.ts';

/** What the pages were built with: what is being written takes its place among it. */
export interface BuiltWords {
  reviews: readonly CollectionEntry<'testimonials'>['data'][];
  prices: readonly PricedItem[];
  packages: readonly PackageRow[];
  currencies: Currencies;
}

export interface PreviewProps {
  previewed: Previewed;
  built: BuiltWords;
}

/** What is written of a row, over what the site shows of it, in the place of that; a new one stands behind the others. */
export function withWritten<Row extends { id: string }>(
  rows: readonly Row[],
  { key = '' }: Previewed,
  write: (row: Row | undefined) => Row,
): Row[] {
  if (!rows.some(({ id }) => id === key)) return [...rows, write(undefined)];
  return rows.map((row) => (row.id === key ? write(row) : row));
}

/** Words that may be missing yet. */
export const said = (value: unknown): string => (typeof value === 'string' ? value : '');
