import type { Token } from 'markdown-it';
import { isLinkAddress } from './addresses.ts';
import { type ArticleWords, textOf } from './blocks.ts';

/** The deepest nesting of emphasis and links; deeper nesting is never intended. */
const DEEPEST = 4;

/**
 * The text of a paragraph or heading. Pictures in it, and emphasis or links that do not belong to the dialect, stay
 * plain text.
 */
export function readWords(tokens: readonly Token[] | null | undefined): ArticleWords[] {
  return new Reader(tokens ?? []).words(0);
}

class Reader {
  readonly #tokens: readonly Token[];
  #place = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  words(depth: number): ArticleWords[] {
    const words: ArticleWords[] = [];
    // The closing signs of markup that stays text.
    const endings: string[] = [];
    for (let token = this.#next(); token; token = this.#next()) {
      if (token.nesting === -1) {
        const ending = endings.pop();
        if (ending === undefined) break;
        append(words, ending);
      } else if (token.nesting === 0) append(words, asWritten(token));
      else if (depth < DEEPEST && isOurs(token)) append(words, this.#stressed(token, depth + 1));
      else {
        append(words, token.type === 'link_open' ? '[' : token.markup);
        endings.push(token.type === 'link_open' ? `](${addressIn(token)})` : token.markup);
      }
    }
    return words;
  }

  #next(): Token | undefined {
    return this.#tokens[this.#place++];
  }

  #stressed(token: Token, depth: number): ArticleWords {
    const words = this.words(depth);
    if (token.type !== 'link_open')
      return { kind: token.type === 'strong_open' ? 'strong' : 'emphasis', words };
    const address = addressIn(token);
    // A link without text could not be followed.
    return textOf(words).trim() === '' ? `[](${address})` : { kind: 'link', address, words };
  }
}

const addressIn = (token: Token) => String(token.attrGet('href'));

const isOurs = (token: Token) =>
  token.type === 'link_open' ? isLinkAddress(addressIn(token)) : token.markup.startsWith('*');

function asWritten(token: Token): string {
  if (token.type === 'image') return `![${token.content}](${token.attrGet('src')})`;
  return token.content.replace(/\s*\n\s*/g, ' ');
}

function append(words: ArticleWords[], word: ArticleWords) {
  const last = words.at(-1);
  if (typeof word !== 'string') words.push(word);
  else if (typeof last === 'string') words.splice(-1, 1, last + word);
  else if (word !== '') words.push(word);
}
