import rss from '@astrojs/rss';
import { brand } from '@vitrina/shared/brand.ts';
import { postsNewestFirst } from '../content/postsNewestFirst.ts';
import { siteDescription } from '../content/siteDescription.ts';

export async function GET() {
  const posts = await postsNewestFirst();
  return rss({
    title: brand.name,
    description: siteDescription,
    site: brand.siteUrl,
    trailingSlash: false,
    customData: '<language>bg</language>',
    items: posts.map(({ id, data }) => ({
      title: data.title,
      description: data.summary,
      link: `/blog/${id}`,
      pubDate: data.publishedAt,
      categories: data.tags,
    })),
  });
}
