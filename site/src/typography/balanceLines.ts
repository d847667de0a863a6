const LONGEST_SINGLE_LINE = 19;

/** Breaks a long title between words into two lines of nearly equal length. */
export function balanceLines(title: string): string[] {
  if (title.length <= LONGEST_SINGLE_LINE) return [title];
  const middle = title.length / 2;
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [first] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return first === undefined ? [title] : [title.slice(0, first), title.slice(first + 1)];
}
