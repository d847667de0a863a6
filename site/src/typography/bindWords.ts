export const NBSP = '\u00a0';

/** Spaces at which a line must not break. */
const boundSpaces = [
  // after a word of one letter
  /(?<=(?<![\p{L}\p{N}])\p{Script=Cyrillic})\s+(?=\S)/gu,
  // inside a number, and between a number and what it counts
  /(?<=\d)\s+(?=[\d\p{L}€%])/gu,
  // before a dash that makes a pause
  /(?<=\S)\s+(?=–\s)/g,
];

/** Makes the spaces of a Bulgarian text non-breaking where a line must not end. */
export function bindWords(text: string): string {
  return boundSpaces.reduce((bound, space) => bound.replace(space, NBSP), text);
}
