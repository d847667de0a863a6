import { degrees, prepositions } from './text.ts';

const NBSP = '\u00a0';

/** Spaces that must not end a line, each with what stands around it. */
const boundSpaces = [
  // after a word of one letter
  /(?<=(?<![\p{L}\p{N}])\p{Script=Cyrillic})\s+(?=\S)/gu,
  // inside a number, and between a number and what it counts
  /(?<=\d)\s+(?=[\d\p{L}€%])/gu,
  // before a dash that makes a pause
  /(?<=\S)\s+(?=–\s)/g,
];

/** Makes the spaces of a Bulgarian text unbreakable where a line must not end. */
export function bindWords(text: string): string {
  return boundSpaces.reduce((bound, space) => bound.replace(space, NBSP), text);
}

// Scripts and styles are no text, and React compares what is in an island with what it renders itself.
const notText = /<!--[\s\S]*?-->|<(head|script|style|pre|textarea|option|svg|astro-island)\b[\s\S]*?<\/\1>/;
const tag = /<(?:"[^"]*"|'[^']*'|[^>"'])*>/;
const piece = new RegExp(`${notText.source}|${tag.source}|(?<text>[^<]+)`, 'g');

/** In a heading, whose lines are short, no short preposition ends one. */
const afterPreposition = new RegExp(`(?<=(?<!\\p{L})(?:${prepositions.join('|')}))\\s+(?=\\S)`, 'giu');

const heading = /^<(\/?)h[1-3]\b/;

/** A range, or an adjective compared: it breaks after its dash, and no character of the fonts prevents it. */
const dashed = new RegExp(`\\d[\\d,\\u00a0]*–\\d[\\d,]*|(?<!\\p{L})(?:${degrees.join('|')})-\\p{L}+`, 'giu');

/** The same for the visible text of a whole page, where what has a dash inside is kept together too. */
export function bindWordsOfPage(html: string): string {
  let isHeading = false;
  return html.replace(piece, (whole, ...rest) => {
    const { text } = rest.at(-1) as { text?: string };
    if (text === undefined) {
      const [found, closing] = heading.exec(whole) ?? [];
      if (found) isHeading = closing === '';
      return whole;
    }
    const bound = isHeading ? bindWords(text).replace(afterPreposition, NBSP) : bindWords(text);
    return bound.replace(dashed, '<span class="nowrap">$&</span>');
  });
}
