/** Width and height of the repeating motif, in stitches. */
export const MOTIF = { columns: 17, rows: 32 } as const;

export type Thread = 'red' | 'black' | 'yellow' | 'green';

/** One SVG path per thread colour: every stitch of the motif as a small square with a gap around it. */
export function stitchPaths(): Record<Thread, string> {
  const paths: Record<Thread, string> = { red: '', black: '', yellow: '', green: '' };
  for (let row = 0; row < MOTIF.rows; row++) {
    for (let column = 0; column < MOTIF.columns; column++) {
      const thread = threadAt(column - (MOTIF.columns - 1) / 2, row - MOTIF.rows / 2);
      if (thread) paths[thread] += `M${column} ${row}h.84v.84h-.84z`;
    }
  }
  return paths;
}

/** The colour of the stitch at a place counted from the middle of the big diamond; nothing where linen shows. */
function threadAt(x: number, y: number): Thread | undefined {
  const across = Math.abs(x);
  const toDiamond = across + Math.abs(y);
  const toKnot = across + (MOTIF.rows / 2 - Math.abs(y));
  if (across === 8) return Math.floor((y + 32) / 2) % 2 ? 'red' : 'black';
  if (across === 7) return undefined;
  if (toDiamond <= 1) return 'yellow';
  if (toDiamond <= 4) return 'red';
  if (toDiamond === 6) return 'yellow';
  if (toDiamond === 8 || toDiamond === 9) return across % 2 ? 'black' : 'red';
  if (toDiamond === 11) return 'black';
  if (toKnot <= 1) return 'yellow';
  if (toKnot <= 3) return 'green';
  if (toKnot === 5) return 'red';
  if (across === 6 && toDiamond > 12 && toKnot > 6) return 'green';
  return undefined;
}
