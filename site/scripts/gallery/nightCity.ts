import { type Draw, pick, range, short, svg } from './artwork.ts';

const TILE = 46;
const walls: [[string, string, string], ...[string, string, string][]] = [
  ['#3d4a7a', '#222c55', '#2d3868'],
  ['#4a3f73', '#2a2350', '#372e62'],
  ['#2f5a78', '#183650', '#224764'],
  ['#6b3f63', '#3f2240', '#532e52'],
];
const lamps: [string, ...string[]] = ['#ffd76a', '#ffb84d', '#ffe9b0', '#ff8f5a'];

/** Blocks of flats at night, seen from above the roofs; somebody is awake in every third window. */
export const draw: Draw = (random) => {
  const sky =
    '<circle cx="770" cy="110" r="56" fill="#f6e7c1"/><circle cx="748" cy="98" r="52" fill="#121633"/>';
  const stars = range(90).map(
    () =>
      `<circle cx="${short(random() * 960)}" cy="${short(random() * 300)}" r="${short(0.6 + random() * 1.3)}" fill="#cfd6ff"/>`,
  );
  const mountain =
    '<path fill="#1c2148" d="M0 330 130 250l90 34 150-98 110 70 96-46 150 92 110-40 124 70v400H0z"/>';
  const blocks = range(26).flatMap((depth) =>
    range(26).map((side) => block(depth - side, depth + side, random)),
  );
  return svg('#121633', stars.join('') + sky + mountain + blocks.join(''));
};

/** A building on its tile, or a dark yard with a tree. */
function block(column: number, row: number, random: () => number): string {
  const [x, y] = [480 + column * TILE, 200 + row * TILE * 0.5];
  if (y < 300 || x < -TILE || x > 960 + TILE || y > 1100) return '';
  const isYard = random() < 0.28;
  if (isYard) return tree(x, y, random);

  const floors = 2 + Math.floor(random() ** 1.8 * 11);
  const height = floors * 15 + 8;
  const [roof, left, right] = pick(walls, random);
  const half = TILE * 0.86;
  const rise = half * 0.5;
  const top = y - height;
  return [
    `<path fill="${left}" d="M${x - half} ${top}l${half} ${rise}v${height}l${-half} ${-rise}z"/>`,
    `<path fill="${right}" d="M${x + half} ${top}l${-half} ${rise}v${height}l${half} ${-rise}z"/>`,
    `<path fill="${roof}" d="M${x - half} ${top}l${half} ${-rise} ${half} ${rise} ${-half} ${rise}z"/>`,
    windows(x - half, top, 0.5, half, floors, left, random),
    windows(x, top + rise, -0.5, half, floors, right, random),
    floors > 9
      ? `<path stroke="#8b93c9" stroke-width="2" d="M${x} ${top}v-26"/><circle cx="${x}" cy="${top - 27}" r="3" fill="#ff5a5a"/>`
      : '',
  ].join('');
}

function windows(
  x: number,
  top: number,
  slope: number,
  width: number,
  floors: number,
  wall: string,
  random: () => number,
): string {
  const step = width / 4;
  return range(floors)
    .flatMap((floor) =>
      range(3).map((index) => {
        const left = x + step * (index + 0.62);
        const y = top + slope * (left - x) + 9 + floor * 15;
        const isLit = random() < 0.36;
        const fill = isLit ? pick(lamps, random) : wall;
        const opacity = isLit ? 1 : 0.5;
        return `<path fill="${fill}" opacity="${opacity}" d="M${short(left)} ${short(y)}l${short(step * 0.62)} ${short(step * 0.62 * slope)}v8.500l${short(-step * 0.62)} ${short(-step * 0.62 * slope)}z"/>`;
      }),
    )
    .join('');
}

function tree(x: number, y: number, random: () => number): string {
  return range(3)
    .map(() => {
      const [left, down, size] = [x + (random() - 0.5) * TILE, y + (random() - 0.5) * 14, 9 + random() * 9];
      return `<circle cx="${short(left)}" cy="${short(down - size)}" r="${short(size)}" fill="${random() < 0.5 ? '#1f4a4d' : '#17393f'}"/>`;
    })
    .join('');
}
