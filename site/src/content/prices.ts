import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { formatPrice } from '@vitrina/shared/money.ts';
import { readStudio } from './studio.ts';

export type PricedItem = CollectionEntry<'prices'>['data'];

export async function pricesOf(group: PricedItem['group']): Promise<PricedItem[]> {
  const entries = await getCollection('prices', ({ data }) => data.group === group);
  return entries.toSorted((a, b) => a.data.order_index - b.data.order_index).map(({ data }) => data);
}

/** @throws Error for an unknown id, which stops the build. */
export async function priceOf(id: string): Promise<PricedItem> {
  const entry = await getEntry('prices', id);
  if (!entry) throw new Error(`There is no price "${id}".`);
  return entry.data;
}

/** As private.mentioned_prices. */
const mention = /\{([a-z0-9]+(?:-[a-z0-9]+)*)\}/g;

/** Replaces every price id in a text, such as "{edit-page}", by the price; what else stands in braces stays. */
export async function withPrices(text: string): Promise<string> {
  const studio = await readStudio();
  const prices = new Map(
    (await getCollection('prices')).map(({ id, data }) => [id, formatPrice(data.price, studio)]),
  );
  return text.replace(mention, (whole, id: string) => prices.get(id) ?? whole);
}
