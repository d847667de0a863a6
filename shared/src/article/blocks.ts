/** What an article's text consists of, in reading order. */
export type ArticleBlock =
  | { kind: 'paragraph'; words: ArticleWords[] }
  | ArticleHeading
  | { kind: 'list'; isOrdered: boolean; items: ArticleBlock[][] }
  | { kind: 'quote'; blocks: ArticleBlock[] }
  | ArticlePicture;

export interface ArticleHeading {
  kind: 'heading';
  depth: 2 | 3;
  /** Its id on the page, unique in the article. */
  slug: string;
  words: ArticleWords[];
}

export interface ArticlePicture {
  kind: 'picture';
  /** `content-images/…` for one that was uploaded, `/pictures/…` for one of ours. */
  path: string;
  alt: string;
}

/** Words in a row, as they are, stressed or linked. */
export type ArticleWords =
  | string
  | { kind: 'strong' | 'emphasis'; words: ArticleWords[] }
  | { kind: 'link'; address: string; words: ArticleWords[] };

/** What of words is read. */
export function textOf(words: readonly ArticleWords[]): string {
  return words.map((word) => (typeof word === 'string' ? word : textOf(word.words))).join('');
}
