import { dayOf } from '@vitrina/shared/dates.ts';
import type { Previewed } from '@vitrina/shared/preview.ts';
import { Article } from '../../components/blog/Article.tsx';
import { asUploaded } from '../../pictures/asUploaded.ts';
import { previewText } from './text.ts';
import { useMarkedBlock } from './useMarkedBlock.ts';

/** The preview of an article, which may be unfinished. */
export function ArticlePreview({ content }: Pick<Previewed, 'content'>) {
  const said = (column: string) => String(content[column] ?? '');
  const article = {
    title: said('title').trim() || previewText.untitled,
    author: said('author'),
    published_on: isDate(said('published_on')) ? said('published_on') : dayOf(new Date().toISOString()),
    tags: Array.isArray(content.tags) ? content.tags.map(String) : [],
    cover_alt: said('cover_alt'),
    body: said('body'),
    aside_title: said('aside_title'),
    aside_text: said('aside_text'),
    service: said('service'),
  };
  useMarkedBlock(article.body);
  return <Article article={article} cover={asUploaded(said('cover'))} pictureAt={asUploaded} />;
}

const isDate = (text: string) => !Number.isNaN(Date.parse(text));
