import { Parser } from 'htmlparser2';
import { bindWords, NBSP } from './bindWords.ts';
import { degrees, prepositions } from './text.ts';

/** Scripts and styles are no text, and React compares what is in an island with what it renders itself. */
const NOT_TEXT = new Set(['head', 'script', 'style', 'pre', 'textarea', 'option', 'svg', 'astro-island']);

/** Lines of a heading are short: none of them ends with a short preposition. */
const HEADING = /^h[1-3]$/;
const afterPreposition = new RegExp(`(?<=(?<!\\p{L})(?:${prepositions.join('|')}))\\s+(?=\\S)`, 'giu');

/** A range, or an adjective compared: it breaks after its dash, and no character of the fonts prevents it. */
const dashed = new RegExp(`\\d[\\d,\\u00a0]*–\\d[\\d,]*|(?<!\\p{L})(?:${degrees.join('|')})-\\p{L}+`, 'giu');

/**
 * `bindWords` for the visible text of a page, where what has a dash inside is kept together too. Everything else of the
 * page stays as it is written, to the byte.
 */
export function bindWordsOfPage(html: string): string {
  let bound = '';
  let copiedTo = 0;
  let notTextDepth = 0;
  let isHeading = false;
  const parser = new Parser(
    {
      onopentagname(name) {
        if (NOT_TEXT.has(name)) notTextDepth++;
        if (HEADING.test(name)) isHeading = true;
      },
      onclosetag(name) {
        if (NOT_TEXT.has(name)) notTextDepth--;
        if (HEADING.test(name)) isHeading = false;
      },
      ontext(text) {
        if (notTextDepth > 0) return;
        bound += html.slice(copiedTo, parser.startIndex) + bindText(text, isHeading);
        copiedTo = parser.endIndex + 1;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return bound + html.slice(copiedTo);
}

function bindText(text: string, isHeading: boolean): string {
  const bound = bindWords(text);
  const inHeading = isHeading ? bound.replace(afterPreposition, NBSP) : bound;
  return inHeading.replace(dashed, '<span class="nowrap">$&</span>');
}
