import type { CollectionEntry } from 'astro:content';
import type { Previewed } from '@vitrina/shared/preview.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import type { PackageRow } from '../../components/pricing/sitePackage.ts';
import type { PricedItem } from '../../content/prices.ts';

/** The rows that the pages were built with, among which the edited one is shown. */
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

/** Replaces the row that is being edited by `write`'s result; a new row is appended. */
export function withWritten<Row extends { id: string }>(
  rows: readonly Row[],
  { key = '' }: Previewed,
  write: (row: Row | undefined) => Row,
): Row[] {
  if (!rows.some(({ id }) => id === key)) return [...rows, write(undefined)];
  return rows.map((row) => (row.id === key ? write(row) : row));
}

/** The value if it is text; empty while it is missing. */
export const said = (value: unknown): string => (typeof value === 'string' ? value : '');

type Item<Field extends string> = Partial<Record<Field, unknown>> | null | undefined;

/** The value if it is a list, whose items may be incomplete; empty while it is missing. */
export const listed = <Field extends string>(value: unknown): Item<Field>[] =>
  Array.isArray(value) ? Array.from<Item<Field>>(value) : [];
