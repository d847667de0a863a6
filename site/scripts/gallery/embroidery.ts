import { type Draw, range, svg } from './artwork.ts';

/** Whole pixels in the finished picture, so that all crosses are alike and compress well. */
const STITCH = 9;
const COLUMNS = 105;
const ROWS = 79;

/** Where the stitches begin: the linen shows around them. */
const [LEFT, TOP] = [7.5, 4.5];

/** In stitches, the frame's width and half a diamond's; the field is six of the latter wide and four high. */
const SIDE = 13;

const threads = { red: '#a81d28', black: '#231a1c', gold: '#d2932a' };

type Thread = keyof typeof threads;

/** Cross-stitch: eight-pointed stars and hooked diamonds in a field of diamonds, in a frame of „kanatitsa“. */
export const draw: Draw = () => {
  const stitches: Record<Thread, string> = { red: '', black: '', gold: '' };
  for (const row of range(ROWS))
    for (const column of range(COLUMNS)) {
      const thread = threadAt(column - (COLUMNS - 1) / 2, row - (ROWS - 1) / 2);
      if (thread) stitches[thread] += cross(column, row);
    }
  const weave = [
    ...range(COLUMNS + 1).map((column) => `M${column * STITCH + LEFT} 0v720`),
    ...range(ROWS + 1).map((row) => `M0 ${row * STITCH + TOP}h960`),
  ].join('');
  const crosses = Object.entries(stitches).map(
    ([thread, d]) => `<path stroke="${threads[thread as Thread]}" d="${d}"/>`,
  );
  return svg(
    '#f4ecdb',
    `<path stroke="#e7dcc5" d="${weave}"/><g stroke-width="3" stroke-linecap="round">${crosses.join('')}</g>`,
  );
};

/** The thread at a place counted from the middle; nothing where the linen shows. */
function threadAt(x: number, y: number): Thread | undefined {
  const fromSide = (COLUMNS - 1) / 2 - Math.abs(x);
  const fromTop = (ROWS - 1) / 2 - Math.abs(y);
  if (Math.min(fromSide, fromTop) < SIDE)
    return frame(Math.min(fromSide, fromTop), Math.max(fromSide, fromTop));
  const [u, v] = [toCentre(x, 0), toCentre(y, 0)];
  return u + v <= SIDE ? star(u, v) : hooks(toCentre(x, SIDE), toCentre(y, SIDE));
}

/** How far it is to the nearest of the places that repeat with the diamonds. */
function toCentre(place: number, offset: number): number {
  const period = 2 * SIDE;
  const along = (((place - offset) % period) + period) % period;
  return Math.min(along, period - along);
}

/** A zigzag and straight lines, with a gold triangle in each bend. */
function frame(depth: number, fromCorner: number): Thread | undefined {
  if (depth === 0 || depth === 10 || depth === 12) return 'red';
  if (depth === 11) return fromCorner % 2 ? 'black' : undefined;
  if (depth === 1 || depth === 9) return undefined;
  const along = fromCorner % SIDE;
  const off = Math.abs(depth - 2 - Math.min(along, SIDE - along));
  if (off <= 1) return 'red';
  if (off === 2) return 'black';
  return off >= 4 ? 'gold' : undefined;
}

/** Eight petals around a knot, in a diamond. */
function star(u: number, v: number): Thread | undefined {
  const [long, brief] = [Math.max(u, v), Math.min(u, v)];
  if (u + v === SIDE) return 'black';
  if (u + v <= 1) return 'gold';
  if (brief > 0 && brief <= 4 && long > brief && long <= brief + 4)
    return long === brief + 4 ? 'black' : 'red';
  if (long === brief) return long >= 5 ? 'gold' : undefined;
  return Math.abs(long - 9) + brief <= 1 ? 'gold' : undefined;
}

/** Rings of a diamond; the widest has hooks. */
function hooks(u: number, v: number): Thread | undefined {
  const out = u + v;
  if (out <= 1 || out === 11) return 'gold';
  if (out <= 3 || out === 7 || out === 8) return 'red';
  if (out === 5) return 'black';
  return out === 9 && u % 3 === 1 ? 'red' : undefined;
}

function cross(column: number, row: number): string {
  const [x, y] = [column * STITCH + LEFT + 2, row * STITCH + TOP + 2];
  return `M${x} ${y}l5 5m-5 0 5-5`;
}
