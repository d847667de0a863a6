import type { ArticleWords } from '@vitrina/shared/article/blocks.ts';
import { BoundText } from '../../typography/BoundText.tsx';

interface Props {
  words: readonly ArticleWords[];
  isHeading?: boolean;
}

/** Inline text: plain, emphasized or linked. */
export function Words({ words, isHeading = false }: Props) {
  return words.map((word, place) => <Word word={word} isHeading={isHeading} key={place} />);
}

function Word({ word, isHeading }: { word: ArticleWords; isHeading: boolean }) {
  if (typeof word === 'string') return <BoundText isHeading={isHeading}>{word}</BoundText>;
  const inside = <Words words={word.words} isHeading={isHeading} />;
  switch (word.kind) {
    case 'strong':
      return <strong>{inside}</strong>;
    case 'emphasis':
      return <em>{inside}</em>;
    case 'link':
      return <a href={word.address}>{inside}</a>;
  }
}
