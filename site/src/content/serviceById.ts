import { type CollectionEntry, getEntry } from 'astro:content';

/** @throws Error for an unknown id, which stops the build. */
export async function serviceById(id: string): Promise<CollectionEntry<'services'>> {
  const service = await getEntry('services', id);
  if (!service) throw new Error(`There is no service "${id}" in src/content/services.`);
  return service;
}
