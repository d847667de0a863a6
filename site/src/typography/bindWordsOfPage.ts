import { Parser } from 'htmlparser2';
import { bindWords, NBSP } from './bindWords.ts';
import { degrees, prepositions } from './text.ts';

/** Not visible text, or an island's: React compares that with what it renders itself. */
const NOT_TEXT = new Set(['head', 'script', 'style', 'pre', 'textarea', 'option', 'svg', 'astro-island']);

/** In headings, whose lines are short, no line ends with a short preposition. */
const HEADING = /^h[1-3]$/;
const afterPreposition = new RegExp(`(?<=(?<!\\p{L})(?:${prepositions.join('|')}))\\s+(?=\\S)`, 'giu');

/** A range, or a comparative. It could break after its dash, and the fonts have no non-breaking hyphen. */
const dashed = new RegExp(`\\d[\\d,\\u00a0]*–\\d[\\d,]*|(?<!\\p{L})(?:${degrees.join('|')})-\\p{L}+`, 'giu');

/**
 * `bindWords` for the visible text of a page. Ranges and comparatives are kept together too. All other bytes of the page
 * stay as they are.
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
