import { type CollectionEntry, getCollection } from 'astro:content';

type OrderedCollection = 'faqs' | 'reasons' | 'testimonials' | 'trades';

/** All entries of a collection in their own order, because Astro does not guarantee any. */
export async function entriesInOrder<Name extends OrderedCollection>(
  collection: Name,
): Promise<CollectionEntry<Name>[]> {
  const entries: CollectionEntry<Name>[] = await getCollection(collection);
  return entries.toSorted((a, b) => placeOf(a.data) - placeOf(b.data));
}

const placeOf = (data: { order: number } | { order_index: number }) =>
  'order' in data ? data.order : data.order_index;
