import type { CollectionEntry } from 'astro:content';
import type { Previewed } from '@vitrina/shared/preview.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import type { PackageRow } from '../../components/pricing/sitePackage.ts';
import type { PricedItem } from '../../content/prices.ts';

/** What the pages were built with: what is being written takes its place among it. */
export interface BuiltWords {
  reviews: readonly CollectionEntry<'testimonials'>['data'][];
  prices: readonly PricedItem[];
  packages: readonly PackageRow[];
  studio: StudioFacts;
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

type Item<Field extends string> = Partial<Record<Field, unknown>> | null | undefined;

/** A list that may be missing yet, of items that may be. */
export const listed = <Field extends string>(value: unknown): Item<Field>[] =>
  Array.isArray(value) ? Array.from<Item<Field>>(value) : [];
