import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { formatPrice } from '@vitrina/shared/money.ts';

/** One line of a price list. */
export type PricedItem = { id: string } & CollectionEntry<'prices'>['data'];

/** The lines of one price list, in order. */
export async function pricesOf(group: PricedItem['group']): Promise<PricedItem[]> {
  const entries = await getCollection('prices', ({ data }) => data.group === group);
  return entries.toSorted((a, b) => a.data.order - b.data.order).map(({ id, data }) => ({ id, ...data }));
}

/** One price by its id. An unknown id stops the build. */
export async function priceOf(id: string): Promise<PricedItem> {
  const entry = await getEntry('prices', id);
  if (!entry) throw new Error(`There is no price "${id}" in src/content/prices.yaml.`);
  return { id, ...entry.data };
}

const mention = /\{([a-z-]+)\}/g;

/** A text with every price that it mentions by id, as „{edit-page}“, written out. */
export async function withPrices(text: string): Promise<string> {
  const ids = [...text.matchAll(mention)].map(([, id = '']) => id);
  const prices = new Map(
    await Promise.all(ids.map(async (id) => [id, formatPrice((await priceOf(id)).price)] as const)),
  );
  return text.replace(mention, (whole, id: string) => prices.get(id) ?? whole);
}
