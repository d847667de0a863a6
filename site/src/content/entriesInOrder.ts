import { type CollectionEntry, getCollection } from 'astro:content';

type OrderedCollection =
  | 'faqs'
  | 'galleryImages'
  | 'prices'
  | 'projects'
  | 'reasons'
  | 'templates'
  | 'testimonials'
  | 'trades';

/** The entries of a collection in the order of its files or its table, because Astro does not guarantee any. */
export async function entriesInOrder<Name extends OrderedCollection>(
  collection: Name,
): Promise<CollectionEntry<Name>[]> {
  const entries: CollectionEntry<Name>[] = await getCollection(collection);
  return entries.toSorted((a, b) => placeOf(a.data) - placeOf(b.data) || (a.id < b.id ? -1 : 1));
}

const placeOf = (data: { order: number } | { order_index: number }) =>
  'order' in data ? data.order : data.order_index;
