import { type Draw, HEIGHT, range, short, svg, WIDTH } from './artwork.ts';
import { detailedNoise } from './noise.ts';

/** Mountain tea in front of misty ridges: washes of water colour behind, a pen drawing before them. */
export const draw: Draw = (random) => {
  const noise = detailedNoise(random, 5);
  const ridges = range(8).map((index) => {
    const points = range(121).map((step) => {
      const x = (step / 120) * WIDTH;
      const y = 130 + index * 68 - noise(x / 260 + index * 9, index * 4.7) * 190 + 70;
      return `${short(x)} ${short(y)}`;
    });
    const wash = `hsl(${150 - index * 9} ${18 + index * 3}% ${80 - index * 5.5}%)`;
    return `<path fill="${wash}" opacity=".78" d="M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}z"/>`;
  });
  const stems = range(15).map((index) =>
    stem(70 + index * 60 + (random() - 0.5) * 40, 300 + random() * 190, random),
  );
  return svg(
    '#f4eeda',
    `<circle cx="690" cy="150" r="66" fill="#f2cf7c" opacity=".85"/>${ridges.join('')}${stems.join('')}`,
  );
};

/** A stem with pairs of long leaves below and whorls of yellow flowers above. */
function stem(x: number, length: number, random: () => number): string {
  const lean = (random() - 0.5) * 0.5;
  const at = (share: number) => ({
    x: x + Math.sin(share * 1.9 + lean) * lean * length * share * 0.7,
    y: HEIGHT + 12 - share * length,
  });
  const line = range(21).map((step) => {
    const point = at(step / 20);
    return `${short(point.x)} ${short(point.y)}`;
  });
  const leaves = [0.12, 0.24, 0.36, 0.47].map((share, index) => pair(at(share), 62 - index * 9, random));
  const whorls = range(7).map((index) => whorl(at(0.58 + index * 0.065), 15 - index * 1.5, random));
  return `<path fill="none" stroke="#2c4636" stroke-width="3" d="M${line.join('L')}"/>${leaves.join('')}${whorls.join('')}`;
}

interface Point {
  x: number;
  y: number;
}

function pair({ x, y }: Point, length: number, random: () => number): string {
  return [-1, 1]
    .map((side) => {
      const reach = side * length * (0.85 + random() * 0.3);
      const tip = `${short(x + reach)} ${short(y - length * 0.55)}`;
      return `<path fill="#7d9a72" stroke="#2c4636" stroke-width="1.600" d="M${short(x)} ${short(y)}Q${short(x + reach * 0.4)} ${short(y - length * 0.62)} ${tip}Q${short(x + reach * 0.6)} ${short(y - length * 0.05)} ${short(x)} ${short(y)}M${short(x)} ${short(y)}Q${short(x + reach * 0.5)} ${short(y - length * 0.32)} ${tip}"/>`;
    })
    .join('');
}

function whorl({ x, y }: Point, size: number, random: () => number): string {
  return range(9)
    .map((index) => {
      const side = (index / 8) * 2 - 1;
      const [left, top] = [x + side * size * 1.5, y - Math.abs(side) * size * 0.3 + random() * 5];
      const tone = random() < 0.3 ? '#f7dc7c' : '#e9b92f';
      return `<ellipse cx="${short(left)}" cy="${short(top)}" rx="${short(size * 0.34)}" ry="${short(size * 0.52)}" transform="rotate(${short(side * 38)} ${short(left)} ${short(top)})" fill="${tone}" stroke="#5a4a17" stroke-width="1.200"/>`;
    })
    .join('');
}
