import { formatDate } from '@vitrina/shared/dates.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { BuiltPicture } from '../../pictures/buildPicture.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { BoundText } from '../../typography/BoundText.tsx';
import type { ArticleFields } from './Article.tsx';
import { readingMinutes } from './readingMinutes.ts';
import { articleText } from './text.ts';

interface Props {
  article: ArticleFields;
  cover: BuiltPicture;
}

export function ArticleHead({ article, cover }: Props) {
  const { title, author, published_on, tags, cover_alt, body } = article;
  return (
    <header className="page-width">
      <a className="mb-2 inline-flex min-h-tap items-center gap-2 font-bold text-link" href="/blog">
        <ArrowLeft size={18} />
        <span className="[box-shadow:inset_0_-2px_var(--color-underline)]">{articleText.back}</span>
      </a>
      <h1 className="max-w-[11.5em] text-[clamp(3.25rem,2.15rem+4.7vw,7.25rem)]">
        <BoundText isHeading>{title}</BoundText>
      </h1>
      <div className="mt-6 mb-[clamp(1.75rem,3vw,2.5rem)] flex flex-wrap items-center gap-x-7 gap-y-1.5 text-muted">
        <p>
          <b className="text-ink">
            <BoundText>{author}</BoundText>
          </b>
        </p>
        <p>
          <time dateTime={published_on}>
            <BoundText>{formatDate(published_on)}</BoundText>
          </time>
        </p>
        <p>
          <BoundText>{articleText.reading(readingMinutes(body))}</BoundText>
        </p>
        <ul className="flex flex-wrap gap-2.5 md:ml-auto" aria-label={articleText.topics}>
          {tags.map((tag) => (
            <li
              className="rounded-ctl border border-edge px-3.5 py-2 text-small/6 font-semibold text-ink"
              key={tag}
            >
              <BoundText>{tag}</BoundText>
            </li>
          ))}
        </ul>
      </div>
      <div className="pane md:aspect-12/5 [&_img]:object-center">
        <Picture picture={cover} alt={cover_alt} sizes="(width < 84rem) 94vw, 1344px" fetchPriority="high" />
      </div>
      <div className="sill" />
    </header>
  );
}
