import { type CollectionEntry, getEntry } from 'astro:content';

/** One service by its id. An unknown id stops the build. */
export async function serviceById(id: string): Promise<CollectionEntry<'services'>> {
  const service = await getEntry('services', id);
  if (!service) throw new Error(`There is no service "${id}" in src/content/services.`);
  return service;
}
