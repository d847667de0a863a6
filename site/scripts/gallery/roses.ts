import { type Draw, HEIGHT, pick, range, short, svg, WIDTH } from './artwork.ts';

const families: [string[], ...string[][]] = [
  ['#8f1d46', '#b52b58', '#d64a72', '#e8799a', '#f4aec0', '#fbd9e0'],
  ['#a63a2c', '#c9553e', '#e07c5f', '#eda388', '#f6c9b4', '#fce6da'],
  ['#5f1535', '#861f49', '#a93563', '#c65d84', '#dd8fac', '#f0c3d3'],
];

/** A field of roses cut from paper: sheets of petals, each smaller and lighter than the one below. */
export const draw: Draw = (random) => {
  const places = scatter(random);
  const leaves = places.map(({ x, y, radius }) =>
    range(5)
      .map((index) => leaf(x, y, radius, (index * 72 + random() * 50) % 360))
      .join(''),
  );
  const roses = places.map(({ x, y, radius }) => rose(x, y, radius, pick(families, random), random));
  return svg('#16352b', leaves.join('') + roses.join(''));
};

/** Places for roses that do not touch, the large ones found first. */
function scatter(random: () => number) {
  const places: { x: number; y: number; radius: number }[] = [];
  for (let attempt = 0; attempt < 6000; attempt++) {
    const radius = 118 * (1 - attempt / 6000) ** 1.3 + 20;
    const place = { x: random() * WIDTH, y: random() * HEIGHT, radius };
    if (places.every((other) => Math.hypot(other.x - place.x, other.y - place.y) > other.radius + radius + 5))
      places.push(place);
  }
  return places;
}

function rose(x: number, y: number, radius: number, tones: readonly string[], random: () => number): string {
  const sheets = tones.map((tone, index) => {
    const size = radius * (1 - index * 0.155);
    const petals = 9 - index;
    const turn = random() * 360;
    const shadow = `<path transform="translate(${short(radius * 0.03)} ${short(radius * 0.05)})" opacity=".28" d="${sheet(size, petals)}"/>`;
    return `<g transform="rotate(${short(turn)})">${shadow}<path fill="${tone}" d="${sheet(size, petals)}"/></g>`;
  });
  return `<g transform="translate(${short(x)} ${short(y)})">${sheets.join('')}<circle r="${short(radius * 0.09)}" fill="#f3c34f"/></g>`;
}

/** A round sheet with rounded lobes at its edge. */
function sheet(size: number, petals: number): string {
  const points = range(petals * 12).map((index) => {
    const angle = (index / (petals * 12)) * 2 * Math.PI;
    const lobe = Math.abs(Math.sin((angle * petals) / 2)) ** 0.55;
    const reach = size * (0.74 + 0.26 * lobe);
    return `${short(Math.cos(angle) * reach)} ${short(Math.sin(angle) * reach)}`;
  });
  return `M${points.join('L')}z`;
}

function leaf(x: number, y: number, radius: number, angle: number): string {
  const length = radius * 1.32;
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)})"><path fill="#3f7a55" d="M0 0Q${short(length * 0.6)} ${short(-radius * 0.5)} ${short(length)} 0"/><path fill="#2b5c43" d="M0 0Q${short(length * 0.6)} ${short(radius * 0.5)} ${short(length)} 0"/></g>`;
}
