import { bindWords, NBSP } from './bindWords.ts';
import { degrees, prepositions } from './text.ts';

/**
 * A range of numbers or of words, or a comparative, which must not break after its dash. The fonts have no non-breaking
 * hyphen.
 */
export const KEPT_TOGETHER = new RegExp(
  `\\d[\\d,\\u00a0]*–\\d[\\d,]*|\\p{L}+–\\p{L}+|(?<!\\p{L})(?:${degrees.join('|')})-\\p{L}+`,
  'giu',
);

const afterPreposition = new RegExp(`(?<=(?<!\\p{L})(?:${prepositions.join('|')}))\\s+(?=\\S)`, 'giu');

/** Like `bindWords`. In a heading, whose lines are short, a short preposition does not end a line either. */
export function bindText(text: string, isHeading: boolean): string {
  const bound = bindWords(text);
  return isHeading ? bound.replace(afterPreposition, NBSP) : bound;
}
