import { type Draw, range, svg } from './artwork.ts';

const TILE = 240;
const LANES = 5;
const tones = ['#f05d3b', '#f8b63c', '#1f8a83', '#f7efdf', '#22305b'];

/** Truchet tiles: every tile carries quarter rings around two of its corners; turned by chance, they join into paths. */
export const draw: Draw = (random) => {
  const tiles = range(720 / TILE).flatMap((row) =>
    range(960 / TILE).map((column) => {
      const turn = random() < 0.5 ? 0 : 90;
      return `<g transform="translate(${column * TILE + TILE / 2} ${row * TILE + TILE / 2}) rotate(${turn})"><use href="#tile"/></g>`;
    }),
  );
  return svg(
    '#22305b',
    `<clipPath id="edge"><path d="M${-TILE / 2} ${-TILE / 2}h${TILE}v${TILE}h${-TILE}z"/></clipPath><g id="tile" clip-path="url(#edge)">${corner(0)}${corner(180)}</g>${tiles.join('')}`,
  );
};

/** Rings around one corner of a tile, symmetrical across the middle of its edge so that neighbours continue them. */
function corner(angle: number): string {
  const lane = TILE / (2 * LANES + 2);
  const rings = range(LANES).map((index) => {
    const radius = TILE / 2 + (LANES - 1) * lane - index * 2 * lane;
    return `<circle r="${radius}" fill="none" stroke="${tones[Math.abs(index - 2)]}" stroke-width="${lane * 1.35}"/>`;
  });
  const ground = `<circle r="${TILE / 2 + LANES * lane}" fill="#22305b"/>`;
  return `<g transform="rotate(${angle}) translate(${-TILE / 2} ${-TILE / 2})">${ground}${rings.join('')}</g>`;
}
