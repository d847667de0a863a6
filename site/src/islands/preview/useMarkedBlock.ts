import type { ArticleBlock } from '@vitrina/shared/article/blocks.ts';
import { parseArticle } from '@vitrina/shared/article/parseArticle.ts';
import { useEffect, useRef } from 'react';

/** Long enough to notice. */
const MARKED_MS = 2000;

/** Briefly highlights the block that somebody has just edited in the console. */
export function useMarkedBlock(body: string): void {
  const shown = useRef<ArticleBlock[]>(undefined);
  useEffect(() => {
    const blocks = parseArticle(body);
    const typed = shown.current && firstDifference(shown.current, blocks);
    shown.current = blocks;
    if (typed === undefined) return;
    const mark = { backgroundColor: 'var(--color-new-bg)' };
    document.querySelectorAll('.article-text > *')[typed]?.animate([mark, mark], MARKED_MS);
  }, [body]);
}

/** The index of the first block that has changed. */
function firstDifference(
  before: readonly ArticleBlock[],
  blocks: readonly ArticleBlock[],
): number | undefined {
  const place = blocks.findIndex((block, place) => JSON.stringify(block) !== JSON.stringify(before[place]));
  return place === -1 ? undefined : place;
}
