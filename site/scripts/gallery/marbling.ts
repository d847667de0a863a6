import { type Draw, pick, range, short, svg } from './artwork.ts';

const inks: [string, ...string[]] = [
  '#1f3b63',
  '#d8493a',
  '#f3ead8',
  '#e7a23b',
  '#2d7a78',
  '#f3ead8',
  '#7b2b48',
];
const POINTS = 300;
const RINGS = 3;

type Point = [x: number, y: number];

/** Marbled paper: ring upon ring, drops of ink push each other aside, then a comb is drawn through them. */
export const draw: Draw = (random) => {
  const centres = range(48).map(
    (place): Point => [((place % 8) + random()) * 120, (Math.floor(place / 8) + random()) * 120],
  );
  const drops: { ink: string; outline: Point[] }[] = [];
  for (let ring = 0; ring < RINGS; ring++) {
    for (const centre of centres) {
      const radius = 36 + random() * 26;
      for (const drop of drops) drop.outline = drop.outline.map((point) => pushed(point, centre, radius));
      drops.push({ ink: pick(inks, random), outline: circle(centre, radius) });
    }
  }
  const combs: ((point: Point) => Point)[] = [
    ...range(9).map((tooth) => combed(tooth * 120, tooth % 2 ? 64 : -64)),
    ([x, y]) => [x + 62 * Math.sin(y / 92), y],
    ([x, y]) => [x, y + 26 * Math.sin(x / 60 + 1)],
  ];
  const shapes = drops.map(({ ink, outline }) => {
    const points = combs.reduce<Point[]>((shape, comb) => shape.map(comb), outline);
    return `<path fill="${ink}" d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z"/>`;
  });
  return svg('#1f3b63', shapes.join(''));
};

function circle([x, y]: Point, radius: number): Point[] {
  return range(POINTS).map((index) => {
    const angle = (index / POINTS) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

/** Where a new drop moves a point of an older one: ink keeps its area, so near points move far and far points little. */
function pushed([x, y]: Point, [cx, cy]: Point, radius: number): Point {
  const [dx, dy] = [x - cx, y - cy];
  const scale = Math.sqrt(1 + (radius * radius) / Math.max(dx * dx + dy * dy, 1));
  return [cx + dx * scale, cy + dy * scale];
}

/** One tooth of the comb, drawn down at `at`: it drags the ink beside it along. */
function combed(at: number, pull: number) {
  return ([x, y]: Point): Point => [x, y + pull * 0.972 ** Math.abs(x - at)];
}
