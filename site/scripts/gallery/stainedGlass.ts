import { Delaunay } from 'd3-delaunay';
import { type Draw, HEIGHT, range, svg, WIDTH } from './artwork.ts';

const SUN = { x: 610, y: 270 };

/** A window of coloured glass: cells grow around the sun, from yellow through red into the blue of the corners. */
export const draw: Draw = (random) => {
  const seeds = range(430).map((index): [number, number] => {
    const distance = 16 + 780 * (index / 430) ** 0.85;
    const angle = index * 2.39996 + (random() - 0.5) * 0.5;
    return [SUN.x + Math.cos(angle) * distance * 1.1, SUN.y + Math.sin(angle) * distance];
  });
  const cells = Delaunay.from(seeds).voronoi([-40, -40, WIDTH + 40, HEIGHT + 40]);
  const panes = seeds.map(([x, y], index) => {
    const outline = cells.renderCell(index);
    return outline && `<path fill="${glass(x, y, random)}" d="${outline}"/>`;
  });
  const light = `<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${SUN.x}" cy="${SUN.y}" r="620"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient>`;
  return svg(
    '#15110f',
    `${light}<g stroke="#15110f" stroke-width="6" stroke-linejoin="round">${panes.join('')}</g><path fill="url(#light)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
  );
};

function glass(x: number, y: number, random: () => number): string {
  const distance = Math.hypot(x - SUN.x, y - SUN.y) + (random() - 0.5) * 90;
  const angle = Math.atan2(y - SUN.y, x - SUN.x);
  const isRay = Math.cos(angle * 9) > 0.35 && distance > 110 && distance < 420;
  const lightness = 46 + random() * 16;
  if (distance < 110) return `hsl(${46 + random() * 8} 96% ${lightness + 12}%)`;
  if (isRay) return `hsl(${34 + random() * 10} 94% ${lightness + 6}%)`;
  if (distance < 230) return `hsl(${12 + random() * 14} 84% ${lightness}%)`;
  if (distance < 360) return `hsl(${345 + random() * 12} 68% ${lightness - 8}%)`;
  if (y > 520) return `hsl(${148 + random() * 30} 52% ${lightness - 14}%)`;
  return `hsl(${205 + random() * 26} 66% ${lightness - 10}%)`;
}
