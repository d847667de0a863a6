import './articleBody.css';
import type { ArticleBlock } from '@vitrina/shared/article/blocks.ts';
import type { BuiltPicture } from '../../pictures/buildPicture.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { PHONE_SIZE } from '../../pictures/phoneSize.ts';
import { Words } from './Words.tsx';

interface Props {
  blocks: readonly ArticleBlock[];
  /** Returns a picture of the text by its path. */
  pictureAt: (path: string) => BuiltPicture;
}

/** `<img sizes>` of a picture in the text column. */
const COLUMN_SIZES = `(width < 46rem) ${PHONE_SIZE}, 704px`;

/** The text column of an article. */
export function ArticleBody({ blocks, pictureAt }: Props) {
  return (
    <div className="article-text max-w-text text-[1.1875rem] leading-[1.65]">
      <Blocks blocks={blocks} pictureAt={pictureAt} />
    </div>
  );
}

function Blocks({ blocks, pictureAt }: Props) {
  return blocks.map((block, place) => <Block block={block} pictureAt={pictureAt} key={place} />);
}

function Block({ block, pictureAt }: { block: ArticleBlock } & Pick<Props, 'pictureAt'>) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} />
        </p>
      );
    case 'heading': {
      const Heading = block.depth === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.slug}>
          <Words words={block.words} isHeading />
        </Heading>
      );
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, place) => (
            <li key={place}>
              <Item blocks={item} pictureAt={pictureAt} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} pictureAt={pictureAt} />
        </blockquote>
      );
    case 'picture':
      return (
        <figure>
          <Picture picture={pictureAt(block.path)} alt={block.alt} sizes={COLUMN_SIZES} loading="lazy" />
        </figure>
      );
  }
}

/** A list item with a single paragraph shows its words without a `<p>`. */
function Item({ blocks, pictureAt }: Props) {
  const [first, ...others] = blocks;
  if (first?.kind !== 'paragraph' || others.some(({ kind }) => kind === 'paragraph')) {
    return <Blocks blocks={blocks} pictureAt={pictureAt} />;
  }
  return (
    <>
      <Words words={first.words} />
      <Blocks blocks={others} pictureAt={pictureAt} />
    </>
  );
}
