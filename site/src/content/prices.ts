import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { formatPrice } from '@vitrina/shared/money.ts';

export type PricedItem = { id: string } & CollectionEntry<'prices'>['data'];

export async function pricesOf(group: PricedItem['group']): Promise<PricedItem[]> {
  const entries = await getCollection('prices', ({ data }) => data.group === group);
  return entries.toSorted((a, b) => a.data.order - b.data.order).map(({ id, data }) => ({ id, ...data }));
}

/** @throws Error for an unknown id, which stops the build. */
export async function priceOf(id: string): Promise<PricedItem> {
  const entry = await getEntry('prices', id);
  if (!entry) throw new Error(`There is no price "${id}" in src/content/prices.yaml.`);
  return { id, ...entry.data };
}

const mention = /\{([a-z-]+)\}/g;

/** Replaces every price id in a text, such as "{edit-page}", by the price. */
export async function withPrices(text: string): Promise<string> {
  const ids = [...text.matchAll(mention)].map(([, id = '']) => id);
  const prices = new Map(
    await Promise.all(ids.map(async (id) => [id, formatPrice((await priceOf(id)).price)] as const)),
  );
  return text.replace(mention, (whole, id: string) => prices.get(id) ?? whole);
}
