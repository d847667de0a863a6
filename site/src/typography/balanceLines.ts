const LONGEST_SINGLE_LINE = 19;

/** A short title stays whole; a longer one is broken between words into two lines of nearly one length. */
export function balanceLines(title: string): string[] {
  if (title.length <= LONGEST_SINGLE_LINE) return [title];
  const middle = title.length / 2;
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [first] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return first === undefined ? [title] : [title.slice(0, first), title.slice(first + 1)];
}
