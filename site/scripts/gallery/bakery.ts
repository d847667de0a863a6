import { type Draw, HEIGHT, range, short, svg, WIDTH } from './artwork.ts';

const LINE_DISTANCE = 12;
const STEP = 6;
const LOAF = { x: 470, y: 466, width: 320, height: 172 };
const SUN = { x: 700, y: 236, radius: 132 };
const TABLE = 566;

/** A loaf before sunrise, as a print from two blocks: flat colours first, then ink lines that swell in the shadow. */
export const draw: Draw = () => {
  const lines = range(Math.ceil(HEIGHT / LINE_DISTANCE) + 1).map((index) => line(index * LINE_DISTANCE));
  return svg(
    '#f8ead0',
    [
      `<path fill="#f3b27c" d="M0 300h${WIDTH}v${TABLE - 300}H0z"/><path fill="#f7cf9d" d="M0 150h${WIDTH}v150H0z"/>`,
      `<circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.radius}" fill="#ec6a32"/>`,
      `<path fill="#e9dcc2" d="M0 ${TABLE}h${WIDTH}v${HEIGHT - TABLE}H0z"/>`,
      `<path fill="#c9692b" d="${loafOutline()}"/><g fill="#f8ead0">${[-190, -95, 0, 95, 190].map(cut).join('')}</g>`,
      `<path fill="#1d2a4d" d="${lines.join('')}"/>`,
    ].join(''),
  );
};

/** One line of ink across the picture, as thick at each step as the tone there is dark. */
function line(y: number): string {
  const steps = range(WIDTH / STEP + 1).map((index) => {
    const x = index * STEP;
    return { x, half: tone(x, y) * LINE_DISTANCE * 0.52 };
  });
  const above = steps.map(({ x, half }) => `${x} ${short(y - half)}`);
  const below = steps.toReversed().map(({ x, half }) => `${x} ${short(y + half)}`);
  return `M${above.join('L')}L${below.join('L')}z`;
}

function tone(x: number, y: number): number {
  const [across, down] = [(x - LOAF.x) / LOAF.width, (y - LOAF.y) / LOAF.height];
  const outline = Math.abs(across) ** 2.5 + Math.abs(down) ** 2.3;
  if (outline < 1) {
    const light = 0.5 * across - 0.55 * down + 0.7 * Math.sqrt(1 - outline);
    return clamp(0.82 - light * 1.15);
  }
  if (Math.hypot((x - LOAF.x + 60) / 390, (y - 640) / 40) < 1) return 0.85;
  if (y > TABLE) return 0.16;
  const fromSun = Math.hypot(x - SUN.x, y - SUN.y) - SUN.radius;
  if (fromSun < 0) return 0;
  return clamp((fromSun / 620) ** 1.1 * (1.25 - y / TABLE));
}

function loafOutline(): string {
  const points = range(120).map((index) => {
    const angle = (index / 120) * 2 * Math.PI;
    const round = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;
    return `${short(LOAF.x + round(Math.cos(angle), 0.8) * LOAF.width)} ${short(LOAF.y + round(Math.sin(angle), 0.87) * LOAF.height)}`;
  });
  return `M${points.join('L')}z`;
}

/** A cut in the crust, leaning with the baker's blade. */
function cut(offset: number): string {
  const x = LOAF.x + offset;
  const top = LOAF.y - 128 + Math.abs(offset) * 0.22;
  return `<path d="M${x + 34} ${top}q22 54-54 112-4-58 54-112z"/>`;
}

const clamp = (value: number) => Math.min(Math.max(value, 0), 1);
