/** Quotes and lists inside each other, counted in the signs that open them. */
const DEEPEST = 4;

/** Columns before a line's first word, enough for the deepest list. */
const WIDEST_INDENT = 12;

/** What opens quotes and lists at the beginning of a line, and the space around it. */
const OPENING = /^(?:[ \t]|>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))+/gm;
const SIGN = />|[-*+]|\d{1,9}[.)]/g;

/**
 * The same Markdown, with what is nested deeper than anybody reads as text: thousands of quotes inside each other would take
 * seconds to parse, and more than the stack to draw.
 */
export function limitNesting(markdown: string): string {
  return markdown.replace(OPENING, (opening) => {
    let signs = 0;
    return opening
      .replace(SIGN, (sign) => (++signs === DEEPEST + 1 ? escaped(sign) : sign))
      .replace(/[ \t]+/g, (space) => space.slice(0, WIDEST_INDENT));
  });
}

/** What stands after it does not begin the line, so it opens nothing either. */
const escaped = (sign: string) => `${sign.slice(0, -1)}\\${sign.slice(-1)}`;
