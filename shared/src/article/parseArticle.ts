import GithubSlugger, { slug } from 'github-slugger';
import type { Token } from 'markdown-it';
import { BIDI_CONTROLS } from '../webAddress.ts';
import { isPicturePath } from './addresses.ts';
import { type ArticleBlock, type ArticleWords, textOf } from './blocks.ts';
import { limitNesting } from './limitNesting.ts';
import { markdown } from './markdown.ts';
import { readWords } from './readWords.ts';

/** The most pictures in an article; further ones stay text. */
export const PICTURE_LIMIT = 20;

/**
 * Parses the Markdown dialect of our articles: paragraphs, ##, ###, lists, quotes, **, *, links, pictures. Everything
 * else is text, so nothing becomes other markup. Accepts any text and never throws.
 */
export function parseArticle(body: string): ArticleBlock[] {
  return new Reader(markdown.parse(limitNesting(body.replace(UNREADABLE, '')), {})).blocks();
}

/** With NUL, which PostgreSQL does not store. */
const UNREADABLE = new RegExp(String.raw`[\0${BIDI_CONTROLS}]`, 'g');

class Reader {
  readonly #tokens: readonly Token[];
  readonly #slugger = new GithubSlugger();
  #place = 0;
  #pictures = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The blocks up to the closing token. */
  blocks(closing?: string): ArticleBlock[] {
    const blocks: ArticleBlock[] = [];
    for (let token = this.#next(); token && token.type !== closing; token = this.#next()) {
      blocks.push(...this.#blocksAt(token));
    }
    return blocks;
  }

  #next(): Token | undefined {
    return this.#tokens[this.#place++];
  }

  /** A paragraph's content is in its inline token; the tokens around it are ignored. */
  #blocksAt(token: Token): ArticleBlock[] {
    switch (token.type) {
      case 'inline':
        return this.#paragraphs(token.children ?? []);
      case 'heading_open':
        return [this.#heading(token)];
      case 'blockquote_open':
        return [{ kind: 'quote', blocks: this.blocks('blockquote_close') }];
      case 'bullet_list_open':
        return [{ kind: 'list', isOrdered: false, items: this.#items() }];
      case 'ordered_list_open':
        // A line that starts with „2026. година“ is a sentence, not a list.
        if (token.attrGet('start') !== null) return this.#numberedParagraphs();
        return [{ kind: 'list', isOrdered: true, items: this.#items() }];
      default:
        return [];
    }
  }

  #heading({ markup }: Token): ArticleBlock {
    const words = readWords(this.#next()?.children);
    this.#next();
    const depth = markup.length;
    const text = textOf(words);
    return (depth === 2 || depth === 3) && text !== ''
      ? // Of signs alone nothing is left.
        { kind: 'heading', depth, slug: this.#slugger.slug(slug(text) || 'section'), words }
      : { kind: 'paragraph', words: begunWith(`${markup} `, words) };
  }

  #items(): ArticleBlock[][] {
    const items: ArticleBlock[][] = [];
    while (this.#next()?.type === 'list_item_open') items.push(this.blocks('list_item_close'));
    return items;
  }

  #numberedParagraphs(): ArticleBlock[] {
    const paragraphs: ArticleBlock[] = [];
    for (let item = this.#next(); item?.type === 'list_item_open'; item = this.#next()) {
      const blocks = this.blocks('list_item_close');
      const [first] = blocks;
      const number = `${item.info}${item.markup} `;
      if (first?.kind === 'paragraph') first.words = begunWith(number, first.words);
      else blocks.unshift({ kind: 'paragraph', words: [number] });
      paragraphs.push(...blocks);
    }
    return paragraphs;
  }

  /** A picture is a block of its own, so the text before and after it become separate paragraphs. */
  #paragraphs(tokens: readonly Token[]): ArticleBlock[] {
    const blocks: ArticleBlock[] = [];
    let begin = 0;
    const endParagraph = (end: number) => {
      const words = trimmed(readWords(tokens.slice(begin, end)));
      if (words.length > 0) blocks.push({ kind: 'paragraph', words });
      begin = end + 1;
    };
    tokens.forEach((token, place) => {
      if (token.type !== 'image' || token.level > 0 || this.#pictures === PICTURE_LIMIT) return;
      const path = String(token.attrGet('src'));
      if (!isPicturePath(path)) return;
      endParagraph(place);
      this.#pictures++;
      blocks.push({ kind: 'picture', path, alt: textOf(readWords(token.children)) });
    });
    endParagraph(tokens.length);
    return blocks;
  }
}

function begunWith(text: string, words: readonly ArticleWords[]): ArticleWords[] {
  const [first, ...others] = words;
  return typeof first === 'string' ? [text + first, ...others] : [text, ...words];
}

/** Removes the line break between a paragraph and its picture. */
function trimmed(words: readonly ArticleWords[]): ArticleWords[] {
  const last = words.length - 1;
  return words
    .map((word, place) => {
      if (typeof word !== 'string') return word;
      const begun = place === 0 ? word.trimStart() : word;
      return place === last ? begun.trimEnd() : begun;
    })
    .filter((word) => word !== '');
}
