import { Parser } from 'htmlparser2';
import { bindText, KEPT_TOGETHER } from './bindText.ts';

/** Elements without visible text, and islands, whose text must match what React renders itself. */
const NOT_TEXT = new Set(['head', 'script', 'style', 'pre', 'textarea', 'option', 'svg', 'astro-island']);

/** See bindText.ts. */
const HEADING = /^h[1-3]$/;

/**
 * Applies `bindText` to the visible text of a page and keeps ranges and comparatives together. All other bytes of the
 * page stay as they are.
 */
export function bindWordsOfPage(html: string): string {
  let bound = '';
  let copiedTo = 0;
  let notTextDepth = 0;
  let isHeading = false;
  // Text that BoundText.tsx has already kept together.
  let isKeptTogether = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (NOT_TEXT.has(name)) notTextDepth++;
        if (HEADING.test(name)) isHeading = true;
        isKeptTogether = attributes.class === 'nowrap';
      },
      onclosetag(name) {
        if (NOT_TEXT.has(name)) notTextDepth--;
        if (HEADING.test(name)) isHeading = false;
        isKeptTogether = false;
      },
      ontext(text) {
        if (notTextDepth > 0 || isKeptTogether) return;
        bound +=
          html.slice(copiedTo, parser.startIndex) +
          bindText(text, isHeading).replace(KEPT_TOGETHER, '<span class="nowrap">$&</span>');
        copiedTo = parser.endIndex + 1;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return bound + html.slice(copiedTo);
}
