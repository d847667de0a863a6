/** A placeholder in braces that still has to be filled in: „{дата}“. */
const BLANK = /\{[^{}\n]{1,40}\}/g;

/** The blanks of a text in order, each once. */
export const blanksOf = (words: string): string[] => [...new Set(words.match(BLANK))];

/** Fills in known blanks; the others are left to the writer. */
export const fillBlanks = (words: string, known: Readonly<Record<string, string | undefined>>): string =>
  words.replace(BLANK, (blank) => {
    const name = blank.slice(1, -1).trim().toLowerCase();
    return (Object.hasOwn(known, name) ? known[name] : undefined) ?? blank;
  });

/** The text in pieces, so that its blanks can be highlighted. */
export function piecesOf(words: string): { text: string; at: number; isBlank: boolean }[] {
  let at = 0;
  return words.split(new RegExp(`(${BLANK.source})`)).map((text, index) => {
    const piece = { text, at, isBlank: index % 2 === 1 };
    at += text.length;
    return piece;
  });
}
