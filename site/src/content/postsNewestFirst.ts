import { type CollectionEntry, getCollection } from 'astro:content';

export async function postsNewestFirst(): Promise<CollectionEntry<'posts'>[]> {
  const posts = await getCollection('posts');
  return posts.toSorted(
    ({ data: a }, { data: b }) => b.published_on.localeCompare(a.published_on) || b.id - a.id,
  );
}
