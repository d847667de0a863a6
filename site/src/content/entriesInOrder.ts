import { type CollectionEntry, getCollection } from 'astro:content';

type OrderedCollection = 'faqs' | 'packages' | 'prices' | 'reasons' | 'services' | 'testimonials' | 'trades';

/** All entries of a collection by their `order`: Astro promises none. */
export async function entriesInOrder<Name extends OrderedCollection>(
  collection: Name,
): Promise<CollectionEntry<Name>[]> {
  const entries: CollectionEntry<Name>[] = await getCollection(collection);
  return entries.toSorted((a, b) => a.data.order - b.data.order);
}
