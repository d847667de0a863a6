import rss from '@astrojs/rss';
import { brand } from '@vitrina/shared/brand.ts';
import { postsNewestFirst } from '../content/postsNewestFirst.ts';
import { siteDescription } from '../content/siteDescription.ts';
import { pageUrl } from '../seo/pageUrl.ts';

export async function GET() {
  const posts = await postsNewestFirst();
  return rss({
    title: brand.name,
    description: siteDescription,
    site: brand.siteUrl,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    // https://www.rssboard.org/rss-profile#namespace-elements-atom-link
    customData: `<language>bg</language><atom:link href="${pageUrl('/rss.xml')}" rel="self" type="application/rss+xml" />`,
    items: posts.map(({ id, data }) => ({
      title: data.title,
      description: data.summary,
      link: `/blog/${id}`,
      pubDate: new Date(data.published_on),
      categories: data.tags,
    })),
  });
}
