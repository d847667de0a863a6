import type { ArticleBlock } from '@vitrina/shared/article/blocks.ts';
import { parseArticle } from '@vitrina/shared/article/parseArticle.ts';

/** The paths of the pictures in an article's text. */
export const picturesOfArticle = (body: string): string[] => parseArticle(body).flatMap(picturesIn);

function picturesIn(block: ArticleBlock): string[] {
  switch (block.kind) {
    case 'picture':
      return [block.path];
    case 'list':
      return block.items.flat().flatMap(picturesIn);
    case 'quote':
      return block.blocks.flatMap(picturesIn);
    default:
      return [];
  }
}
