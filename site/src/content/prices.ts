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

/** The least that something costs. In a list other than that of the services, it is the smallest of several sizes: „от“. */
export async function leastPriceOf(id: string): Promise<PricedItem> {
  const item = await priceOf(id);
  const isOneOfSeveral = item.group !== 'services';
  return { ...item, price: leastOf({ ...item.price, ...(isOneOfSeveral && { isFrom: true }) }) };
}

/** Replaces the price ids in a text by formatted prices. */
export const withPrices = async (text: string): Promise<string> =>
  withNamedPrices(text, await pricesInOrder(), await readStudio());
