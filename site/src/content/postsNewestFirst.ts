import { type CollectionEntry, getCollection } from 'astro:content';

export async function postsNewestFirst(): Promise<CollectionEntry<'posts'>[]> {
  const posts = await getCollection('posts');
  return posts.toSorted((a, b) => b.data.publishedAt.getTime() - a.data.publishedAt.getTime());
}
