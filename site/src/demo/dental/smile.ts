/** Width of the drawing; the mouth runs off both of its edges. */
export const SMILE_WIDTH = 1600;

const MIDDLE = 560;
const TEETH_FROM = -230;
const TEETH_TO = 1830;

/** Height of the upper lip's lower edge at `x`: a parabola, lowest a little left of the middle. */
const gumLine = (x: number) => 236 - ((x - MIDDLE) / 1000) ** 2 * 180;

/** The same edge as one quadratic curve, moved down by `offset`. */
export function lipCurve(offset: number): string {
  const [from, to] = [-300, 1900];
  const slope = (-2 * 180 * (from - MIDDLE)) / 1e6;
  const turn = (from + to) / 2;
  const pull = gumLine(from) + slope * (turn - from);
  return `M${from} ${(gumLine(from) + offset).toFixed(1)}Q${turn} ${(pull + offset).toFixed(1)} ${to} ${(gumLine(to) + offset).toFixed(1)}`;
}

/** Outlines of the upper teeth, wide in the middle and narrower towards the cheeks. */
export function teeth(): string[] {
  const outlines: string[] = [];
  let x = TEETH_FROM;
  while (x < TEETH_TO) {
    const fromMiddle = Math.abs(x + 60 - MIDDLE) / 1100;
    const width = 138 - 30 * fromMiddle;
    outlines.push(tooth(x, x + width, 122 - 22 * fromMiddle));
    x += width;
  }
  return outlines;
}

function tooth(left: number, right: number, height: number): string {
  const rise = gumLine(right) - gumLine(left);
  const corner = (right - left) * 0.34;
  // Teeth stand across the curve of the jaw, so where it rises they lean outwards.
  const shift = (-rise / (right - left)) * height * 0.7;
  const at = (x: number, down: number) => {
    const jaw = gumLine(left) + (rise * (x - left)) / (right - left);
    return `${(x + shift * (down / height)).toFixed(1)} ${(jaw + down).toFixed(1)}`;
  };
  return [
    `M${at(left + 1, -14)}`,
    `L${at(left + 3, height - corner)}`,
    `Q${at(left + 4, height)} ${at(left + corner, height)}`,
    `L${at(right - corner, height)}`,
    `Q${at(right - 4, height)} ${at(right - 3, height - corner)}`,
    `L${at(right - 1, -14)}z`,
  ].join('');
}
