import { type Draw, HEIGHT, pick, range, short, svg, WIDTH } from './artwork.ts';
import { detailedNoise } from './noise.ts';

/** Mountain tea on a rocky slope: woolly stems, each bent its own way, before ridges that rise out of the morning mist. */
export const draw: Draw = (random) => {
  const noise = detailedNoise(random, 5);
  const ridges = range(5).map((index) => ridge(index, noise));
  const far = clump(random, { count: 22, from: 20, to: 940, ground: 640, length: [90, 170], scale: 0.42 });
  const middle = clump(random, {
    count: 11,
    from: 40,
    to: 640,
    ground: 700,
    length: [200, 310],
    scale: 0.74,
  });
  const near = [
    ...clump(random, { count: 5, from: 90, to: 520, ground: 770, length: [470, 640], scale: 1.65 }),
    ...clump(random, { count: 2, from: 770, to: 900, ground: 770, length: [380, 500], scale: 1.5 }),
  ];
  return svg(
    'url(#sky)',
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#f6d9b0"/><stop offset=".55" stop-color="#f8ead2"/></linearGradient>${range(5).map(mist).join('')}</defs>` +
      `<circle cx="665" cy="168" r="58" fill="#fbf3d4"/>${ridges.join('')}` +
      `<g opacity=".55">${far.join('')}</g>${rocks(random, 690, 0.8)}${middle.join('')}${rocks(random, 742, 1.4)}${near.join('')}`,
  );
};

const tones = ['#c9c7cf', '#a9b6c0', '#86a0a3', '#6a8b80', '#557560'];

/** From the colour of the ridge down to the mist at its foot. */
const mist = (index: number) =>
  `<linearGradient id="ridge${index}" x2="0" y2="1"><stop stop-color="${tones[index]}"/><stop offset="${0.5 + index * 0.08}" stop-color="${index < 4 ? '#f1e7d3' : '#7d9070'}"/></linearGradient>`;

function ridge(index: number, noise: (x: number, y: number) => number): string {
  const points = range(161).map((step) => {
    const x = (step / 160) * WIDTH;
    const height = noise(x / (330 - index * 30) + index * 7, index * 5.3) * (250 - index * 26);
    return `${short(x)} ${short(240 + index * 92 - height)}`;
  });
  return `<path fill="url(#ridge${index})" d="M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}z"/>`;
}

function rocks(random: () => number, ground: number, scale: number): string {
  return range(Math.round(13 / scale))
    .map(() => {
      const [x, width] = [random() * WIDTH, (50 + random() * 90) * scale];
      const height = width * (0.28 + random() * 0.2);
      const [left, top] = [short(x - width / 2), short(ground - height + random() * 18)];
      const shape = `M${left} ${ground + 30}L${short(x - width * 0.34)} ${short(top + height * 0.35)}L${short(x - width * 0.08)} ${top}L${short(x + width * 0.28)} ${short(top + height * 0.2)}L${short(x + width / 2)} ${ground + 30}z`;
      const light = `M${short(x - width * 0.34)} ${short(top + height * 0.35)}L${short(x - width * 0.08)} ${top}L${short(x + width * 0.28)} ${short(top + height * 0.2)}L${short(x)} ${short(top + height * 0.5)}z`;
      return `<path fill="#8c8f86" d="${shape}"/><path fill="#b9b7a8" d="${light}"/>`;
    })
    .join('');
}

interface Clump {
  count: number;
  from: number;
  to: number;
  ground: number;
  length: [number, number];
  scale: number;
}

/** Stems that stand neither evenly nor straight. */
function clump(random: () => number, { count, from, to, ground, length, scale }: Clump): string[] {
  const [shortest, longest] = length;
  return range(count).map((index) => {
    const x = from + ((index + 0.15 + random() * 0.7) / count) * (to - from);
    return stem({ x, y: ground + random() * 14 }, shortest + random() * (longest - shortest), scale, random);
  });
}

interface Point {
  x: number;
  y: number;
}

function stem(foot: Point, length: number, scale: number, random: () => number): string {
  const bend = (random() - 0.45) * 0.42;
  const at = (share: number): Point => ({
    x: foot.x + bend * length * share ** 1.8,
    y: foot.y - length * share * (1 - Math.abs(bend) * 0.18 * share),
  });
  const line = range(17).map((step) => `${short(at(step / 16).x)} ${short(at(step / 16).y)}`);
  const leaves = range(5).flatMap((index) =>
    [-1, 1].map((side) =>
      leaf(
        at(0.04 + index * 0.09 + random() * 0.03),
        side,
        (64 - index * 8) * scale * (0.7 + random() * 0.5),
        random,
      ),
    ),
  );
  // Whorls stand apart below and close up towards the tip.
  const whorls = range(11).map((index) => {
    const share = 1 - 0.46 * (1 - index / 10.6) ** 1.25;
    return whorl(at(share), (16 - index) * scale, random);
  });
  return `<path fill="none" stroke="#8b9a80" stroke-width="${short(4.4 * scale)}" stroke-linecap="round" d="M${line.join('L')}"/>${leaves.join('')}${whorls.join('')}`;
}

/** Long and narrow, its upper half paler. */
function leaf({ x, y }: Point, side: number, length: number, random: () => number): string {
  const rise = 0.25 + random() * 0.75;
  const [tipX, tipY] = [x + side * length * (1.05 - rise * 0.35), y - length * rise];
  const tip = `${short(tipX)} ${short(tipY)}`;
  const upper = `${short(x + side * length * 0.22)} ${short(y - length * (rise * 0.5 + 0.2))}`;
  const middle = `${short(x + side * length * 0.5)} ${short(y - length * rise * 0.42)}`;
  const lower = `${short(x + side * length * 0.62)} ${short(y - length * rise * 0.2)}`;
  const start = `M${short(x)} ${short(y)}`;
  const tone = pick(['#8fa583', '#7d9674', '#a3b592'] as const, random);
  return `<path fill="#587058" d="${start}Q${lower} ${tip}Q${upper} ${short(x)} ${short(y)}z"/><path fill="${tone}" d="${start}Q${middle} ${tip}Q${upper} ${short(x)} ${short(y)}z"/>`;
}

/** A cup of pale bracts with small lipped flowers in it, some still closed. */
function whorl({ x, y }: Point, size: number, random: () => number): string {
  const bracts = [-1, 1].map((side) => {
    const [reach, rise] = [side * size * (1.25 + random() * 0.3), size * (0.35 + random() * 0.35)];
    return `<path fill="#c3c98d" d="M${short(x)} ${short(y + size * 0.75)}Q${short(x + reach)} ${short(y + size * 0.6)} ${short(x + reach)} ${short(y - rise)}Q${short(x + reach * 0.3)} ${short(y - size * 0.1)} ${short(x)} ${short(y + size * 0.1)}z"/>`;
  });
  const flowers = range(5 + Math.floor(random() * 3)).map(() => {
    const across = (random() * 2 - 1) * size * 1.05;
    const [left, top] = [x + across, y - random() * size * 0.55 + Math.abs(across) * 0.12];
    const [wide, high] = [size * (0.26 + random() * 0.14), size * (0.34 + random() * 0.22)];
    const tone = pick(['#f4d968', '#f8e48f', '#eec83f', '#e0b52f'] as const, random);
    return `<ellipse cx="${short(left)}" cy="${short(top)}" rx="${short(wide)}" ry="${short(high)}" transform="rotate(${short(across * 2.2 + (random() - 0.5) * 40)} ${short(left)} ${short(top)})" fill="${tone}"/>`;
  });
  return bracts.join('') + flowers.join('');
}
