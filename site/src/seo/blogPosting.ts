import type { CollectionEntry } from 'astro:content';
import type { BlogPosting, WithContext } from 'schema-dts';
import { asUploaded } from '../pictures/asUploaded.ts';
import { author } from './author.ts';
import { pageUrl } from './pageUrl.ts';
import { studioReference } from './studio.ts';

export function blogPostingJsonLd({ id, data }: CollectionEntry<'posts'>): WithContext<BlogPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: data.title,
    description: data.summary,
    image: pageUrl(data.picture?.src ?? asUploaded(data.cover).src),
    datePublished: data.published_on,
    dateModified: data.updated_at,
    author: author(data.author),
    publisher: studioReference,
    keywords: data.tags,
    inLanguage: 'bg',
    mainEntityOfPage: pageUrl(`/blog/${id}`),
  };
}
