import { type Draw, range, short, svg } from './artwork.ts';

const STITCH = 20;
const threads = ['', '#b3202a', '#1d1a1c', '#d99a2b'];

/** Cross-stitch by rule: one random corner, grown by its neighbours and mirrored eight ways, framed by a border. */
export const draw: Draw = (random) => {
  const corner = grow(range(9).map(() => range(9).map(() => Math.floor(random() ** 1.5 * 4))));
  const stitches = range(36).flatMap((row) =>
    range(48).map((column) => {
      const thread = isBorder(column, row) ? border(column, row) : threadAt(corner, column, row);
      return thread ? cross(column, row, threads[thread] ?? '') : '';
    }),
  );
  const weave =
    range(48)
      .map((column) => `M${column * STITCH} 0v720`)
      .join('') +
    range(36)
      .map((row) => `M0 ${row * STITCH}h960`)
      .join('');
  return svg(
    '#f3ead7',
    `<path stroke="#e2d5bb" d="${weave}"/><g stroke-width="6.500" stroke-linecap="round">${stitches.join('')}</g>`,
  );
};

/** Three rounds in which every stitch takes the thread that its neighbours add up to. */
function grow(cells: number[][]): number[][] {
  let grown = cells;
  for (let round = 0; round < 3; round++) {
    grown = grown.map((row, y) =>
      row.map((_, x) => {
        const around = [-1, 0, 1].flatMap((dy) =>
          [-1, 0, 1].map((dx) => grown[Math.abs(y + dy)]?.[Math.abs(x + dx)] ?? 0),
        );
        const sum = around.reduce((total, cell) => total + cell, 0);
        return [0, 0, 1, 1, 2, 0, 1, 3, 0, 1, 2, 1, 0][Math.floor(sum * 0.72) % 13] ?? 0;
      }),
    );
  }
  return grown;
}

function threadAt(corner: number[][], column: number, row: number): number {
  const fold = (place: number, middle: number) => {
    const away = Math.abs(place - middle + 0.5) - 0.5;
    return away % 18 < 9 ? away % 18 : 17 - (away % 18);
  };
  const [x, y] = [fold(column, 24), fold(row, 18)];
  return corner[Math.max(x, y)]?.[Math.min(x, y)] ?? 0;
}

const isBorder = (column: number, row: number) => column < 5 || row < 5 || column > 42 || row > 30;

function border(column: number, row: number): number {
  const depth = Math.min(column, row, 47 - column, 35 - row);
  const along = depth === Math.min(row, 35 - row) ? column : row;
  if (depth === 0 || depth === 4) return 0;
  const wave = Math.abs((along % 8) - 4);
  if (depth === 1) return 1;
  return wave === depth - 1 ? 1 : wave === depth - 2 ? 2 : 0;
}

function cross(column: number, row: number, thread: string): string {
  const [x, y] = [short(column * STITCH + 4.5), short(row * STITCH + 4.5)];
  return `<path stroke="${thread}" d="M${x} ${y}l11 11m-11 0 11-11"/>`;
}
