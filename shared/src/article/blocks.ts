/** The blocks of an article's text, in reading order. */
export type ArticleBlock =
  | { kind: 'paragraph'; words: ArticleWords[] }
  | ArticleHeading
  | { kind: 'list'; isOrdered: boolean; items: ArticleBlock[][] }
  | { kind: 'quote'; blocks: ArticleBlock[] }
  | ArticlePicture;

interface ArticleHeading {
  kind: 'heading';
  depth: 2 | 3;
  /** Its id on the page, unique within the article. */
  slug: string;
  words: ArticleWords[];
}

interface ArticlePicture {
  kind: 'picture';
  /** `content-images/…` for an uploaded picture, `/pictures/…` for one of ours. */
  path: string;
  alt: string;
}

/** A run of text: plain, emphasised or linked. */
export type ArticleWords =
  | string
  | { kind: 'strong' | 'emphasis'; words: ArticleWords[] }
  | { kind: 'link'; address: string; words: ArticleWords[] };

/** The plain text, without markup. */
export function textOf(words: readonly ArticleWords[]): string {
  return words.map((word) => (typeof word === 'string' ? word : textOf(word.words))).join('');
}
