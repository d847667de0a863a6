import { type CollectionEntry, getEntry } from 'astro:content';
import { leastOf } from '@vitrina/shared/money.ts';
import { entriesInOrder } from './entriesInOrder.ts';
import { withNamedPrices } from './namedPrices.ts';
import { readStudio } from './studio.ts';

export type PricedItem = CollectionEntry<'prices'>['data'];

/** All prices, whatever list shows them. */
export const pricesInOrder = async (): Promise<PricedItem[]> =>
  (await entriesInOrder('prices')).map(({ data }) => data);

export const pricesOf = async (wanted: PricedItem['group']): Promise<PricedItem[]> =>
  (await pricesInOrder()).filter(({ group }) => group === wanted);

/** @throws Error for an unknown id, so that the build fails. */
export async function priceOf(id: string): Promise<PricedItem> {
  const entry = await getEntry('prices', id);
  if (!entry) throw new Error(`There is no price "${id}".`);
  return entry.data;
}

/** For what costs more in other sizes: the price of the smallest, with „от“. */
export async function leastPriceOf(id: string): Promise<PricedItem> {
  const item = await priceOf(id);
  return { ...item, price: leastOf(item.price) };
}

/** Replaces the price ids in a text by formatted prices. */
export const withPrices = async (text: string): Promise<string> =>
  withNamedPrices(text, await pricesInOrder(), await readStudio());
