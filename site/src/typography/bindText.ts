import { bindWords, NBSP } from './bindWords.ts';
import { degrees, prepositions } from './text.ts';

/** A range, or a comparative. It could break after its dash, and the fonts have no non-breaking hyphen. */
export const KEPT_TOGETHER = new RegExp(
  `\\d[\\d,\\u00a0]*–\\d[\\d,]*|(?<!\\p{L})(?:${degrees.join('|')})-\\p{L}+`,
  'giu',
);

const afterPreposition = new RegExp(`(?<=(?<!\\p{L})(?:${prepositions.join('|')}))\\s+(?=\\S)`, 'giu');

/** `bindWords`; in a heading, whose lines are short, no line ends with a short preposition either. */
export function bindText(text: string, isHeading: boolean): string {
  const bound = bindWords(text);
  return isHeading ? bound.replace(afterPreposition, NBSP) : bound;
}
