import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { withNamedPrices } from './namedPrices.ts';
import { readStudio } from './studio.ts';

export type PricedItem = CollectionEntry<'prices'>['data'];

/** Those of all lists. */
export async function pricesInOrder(): Promise<PricedItem[]> {
  const prices = (await getCollection('prices')).map(({ data }) => data);
  return prices.toSorted((a, b) => a.order_index - b.order_index);
}

export const pricesOf = async (wanted: PricedItem['group']): Promise<PricedItem[]> =>
  (await pricesInOrder()).filter(({ group }) => group === wanted);

/** @throws Error for an unknown id, which stops the build. */
export async function priceOf(id: string): Promise<PricedItem> {
  const entry = await getEntry('prices', id);
  if (!entry) throw new Error(`There is no price "${id}".`);
  return entry.data;
}

/** The text with the prices that it names: see namedPrices.ts. */
export const withPrices = async (text: string): Promise<string> =>
  withNamedPrices(text, await pricesInOrder(), await readStudio());
