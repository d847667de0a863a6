/** The deepest nesting of quotes and lists, counted in the signs that open them. */
const DEEPEST = 4;

/** The widest indentation of a line, enough for the deepest list. */
const WIDEST_INDENT = 12;

/** The signs that open quotes and lists at the beginning of a line, with the space around them. */
const OPENING = /^(?:[ \t]|>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))+/gm;
const SIGN = />|[-*+]|\d{1,9}[.)]/g;

/**
 * The same Markdown, with everything nested deeper than anybody would read turned into text: thousands of nested
 * quotes would take seconds to parse and overflow the stack when rendered.
 */
export function limitNesting(markdown: string): string {
  return markdown.replace(OPENING, (opening) => {
    let signs = 0;
    return opening
      .replace(SIGN, (sign) => (++signs === DEEPEST + 1 ? escaped(sign) : sign))
      .replace(/[ \t]+/g, (space) => space.slice(0, WIDEST_INDENT));
  });
}

/** Once a sign is escaped, what follows no longer begins the line and opens nothing either. */
const escaped = (sign: string) => `${sign.slice(0, -1)}\\${sign.slice(-1)}`;
