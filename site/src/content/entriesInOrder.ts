import { type CollectionEntry, getCollection } from 'astro:content';

type OrderedCollection = 'faqs' | 'packages' | 'prices' | 'reasons' | 'services' | 'testimonials';

/** All entries of a collection as they were put in order; Astro itself promises none. */
export async function entriesInOrder<Name extends OrderedCollection>(
  collection: Name,
): Promise<CollectionEntry<Name>[]> {
  const entries: CollectionEntry<Name>[] = await getCollection(collection);
  return entries.toSorted((a, b) => a.data.order - b.data.order);
}
