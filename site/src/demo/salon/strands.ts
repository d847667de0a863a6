export type Point = readonly [x: number, y: number];

/**
 * Strands that flow between a few key strands: each passes through points blended from the keys, so only the edges and a
 * middle of hair, water or thread are drawn by hand.
 */
export function strands(keys: readonly (readonly Point[])[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => smoothPath(blend(keys, index / (count - 1))));
}

/** A smooth path through the points (Catmull-Rom as cubic curves). */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  let path = `M${round(at(0))}C${round(at(0))} `;
  for (let index = 0; index < points.length - 1; index++) {
    const [from, to, after] = [at(index), at(index + 1), at(index + 2)];
    const pull: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    // The curve leaves a point as it arrived there, so only the arriving side is written: `S` mirrors it.
    path += `${index ? 'S' : ''}${round(pull)} ${round(to)}`;
  }
  return path;
}

/** The strand at `share` (0 to 1) of the way from the first key to the last, curved over all keys. */
function blend(keys: readonly (readonly Point[])[], share: number): Point[] {
  const place = share * (keys.length - 1);
  const index = Math.min(Math.floor(place), keys.length - 2);
  const along = place - index;
  const key = (offset: number) => keys[Math.min(Math.max(index + offset, 0), keys.length - 1)] ?? [];
  return key(0).map((_, point) => {
    const mix = (axis: 0 | 1) =>
      spline(
        [-1, 0, 1, 2].map((offset) => key(offset)[point]?.[axis] ?? 0),
        along,
      );
    return [mix(0), mix(1)];
  });
}

function spline([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number {
  return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
}

const round = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
