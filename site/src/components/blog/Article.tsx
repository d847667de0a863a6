import { textOf } from '@vitrina/shared/article/blocks.ts';
import { parseArticle } from '@vitrina/shared/article/parseArticle.ts';
import type { BuiltPicture } from '../../pictures/buildPicture.ts';
import { Contents } from '../ui/Contents.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ContactBox } from './ContactBox.tsx';
import { articleText } from './text.ts';

/** The columns of a row that an article shows. */
export interface ArticleFields {
  title: string;
  author: string;
  /** ISO date. */
  published_on: string;
  tags: readonly string[];
  cover_alt: string;
  /** In the Markdown dialect of parseArticle.ts. */
  body: string;
  aside_title: string;
  aside_text: string;
  /** The service that the contact box asks about. */
  service: string;
}

interface Props {
  article: ArticleFields;
  cover: BuiltPicture;
  /** Returns a picture of the text by its path. */
  pictureAt: (path: string) => BuiltPicture;
}

/** A whole article, for its page and for its preview. */
export function Article({ article, cover, pictureAt }: Props) {
  const blocks = parseArticle(article.body);
  const chapters = blocks.flatMap((block) =>
    block.kind === 'heading' && block.depth === 2 ? [{ slug: block.slug, text: textOf(block.words) }] : [],
  );
  return (
    <article>
      <ArticleHead article={article} cover={cover} />
      <div className="page-width grid gap-x-gap gap-y-10 py-[clamp(2.25rem,5vw,4rem)] lg:grid-cols-[1fr_20rem] lg:items-start">
        <ArticleBody blocks={blocks} pictureAt={pictureAt} />
        <div className="grid gap-8 lg:sticky lg:top-[calc(var(--h-header-sc)+1.5rem)]">
          {chapters.length > 0 && <Contents title={articleText.contents} chapters={chapters} />}
          {article.aside_title && (
            <ContactBox title={article.aside_title} text={article.aside_text} service={article.service} />
          )}
        </div>
      </div>
    </article>
  );
}
