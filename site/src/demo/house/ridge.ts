import { seededRandom } from '../seededRandom.ts';

/** Width of the landscape, in units of the drawing. */
export const LAND_WIDTH = 1600;

interface Ridge {
  seed: number;
  /** Height of the ridge at its two ends and at points between, from left to right. */
  outline: readonly number[];
  /** How rough the ridge is: the height of its largest bumps. */
  roughness: number;
  /** Where the ridge ends; it begins at the left edge. */
  width?: number;
}

/** The outline of a mountain ridge, filled down to `floor`. */
export function ridgePath({ seed, outline, roughness, width = LAND_WIDTH }: Ridge, floor: number): string {
  const random = seededRandom(seed);
  let heights = [...outline];
  for (let bump = roughness; heights.length < 120; bump *= 0.54) {
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1];
      return next === undefined ? [height] : [height, (height + next) / 2 + (random() - 0.5) * 2 * bump];
    });
  }
  const step = width / (heights.length - 1);
  const line = heights.map((height, index) => `${Math.round(index * step)} ${height.toFixed(1)}`).join('L');
  return `M0 ${floor}L${line}L${width} ${floor}z`;
}

/** A row of spruces along the bottom of the land, as one path. */
export function sprucePath(seed: number, base: number, tallest: number): string {
  const random = seededRandom(seed);
  let path = '';
  for (let x = -20; x < LAND_WIDTH + 20; x += 9 + random() * 17) {
    const height = tallest * (0.35 + 0.65 * random() ** 1.6);
    const half = 6 + height * 0.13;
    path += `M${(x - half).toFixed(0)} ${base}L${x.toFixed(0)} ${(base - height).toFixed(0)}L${(x + half).toFixed(0)} ${base}z`;
  }
  return `${path}M-30 ${base - 2}H${LAND_WIDTH + 30}V${base + 400}H-30z`;
}
