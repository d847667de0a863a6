import type { Draw } from './artwork.ts';
import { mix } from './noise.ts';

const WIDTH = 248;
const HEIGHT = 186;
const ROUNDS = 5200;
const FEED = 0.0545;
const KILL = 0.062;
const DEEP = [20, 44, 66];
const FLESH = [246, 128, 106];
const TIP = [255, 233, 214];

/** Two substances that eat each other (Gray–Scott reaction and diffusion), left alone until a coral has grown. */
export const draw: Draw = (random) => {
  const food = new Float32Array(WIDTH * HEIGHT).fill(1);
  const coral = new Float32Array(WIDTH * HEIGHT);
  for (let spot = 0; spot < 14; spot++) {
    const [x, y] = [Math.floor(random() * WIDTH), Math.floor(random() * HEIGHT)];
    for (let dy = -4; dy <= 4; dy++) for (let dx = -4; dx <= 4; dx++) coral[wrap(x + dx, y + dy)] = 0.9;
  }
  for (let round = 0; round < ROUNDS; round++) react(food, coral);
  return { pixels: paint(coral), width: WIDTH, height: HEIGHT };
};

/** The place of a cell; the picture continues at its opposite edge. */
const wrap = (x: number, y: number) => ((y + HEIGHT) % HEIGHT) * WIDTH + ((x + WIDTH) % WIDTH);

const spreadFood = new Float32Array(WIDTH * HEIGHT);
const spreadCoral = new Float32Array(WIDTH * HEIGHT);

function react(food: Float32Array, coral: Float32Array) {
  spread(food, spreadFood);
  spread(coral, spreadCoral);
  for (let place = 0; place < food.length; place++) {
    const [f, c] = [food[place] ?? 0, coral[place] ?? 0];
    const eaten = f * c * c;
    food[place] = f + (spreadFood[place] ?? 0) - eaten + FEED * (1 - f);
    coral[place] = c + 0.5 * (spreadCoral[place] ?? 0) + eaten - (FEED + KILL) * c;
  }
}

/** How much flows into each cell from its eight neighbours. */
function spread(cells: Float32Array, into: Float32Array) {
  for (let y = 0; y < HEIGHT; y++) {
    const [above, here, below] = [wrap(0, y - 1), wrap(0, y), wrap(0, y + 1)];
    for (let x = 0; x < WIDTH; x++) {
      const [left, right] = [x ? x - 1 : WIDTH - 1, x < WIDTH - 1 ? x + 1 : 0];
      const sides =
        (cells[here + left] ?? 0) +
        (cells[here + right] ?? 0) +
        (cells[above + x] ?? 0) +
        (cells[below + x] ?? 0);
      const corners =
        (cells[above + left] ?? 0) +
        (cells[above + right] ?? 0) +
        (cells[below + left] ?? 0) +
        (cells[below + right] ?? 0);
      into[here + x] = 0.2 * sides + 0.05 * corners - (cells[here + x] ?? 0);
    }
  }
}

/** Colours the coral by its thickness and lights its edges from the upper left. */
function paint(coral: Float32Array): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const thickness = Math.min((coral[wrap(x, y)] ?? 0) / 0.4, 1);
      const slope = (coral[wrap(x - 2, y - 2)] ?? 0) - (coral[wrap(x + 2, y + 2)] ?? 0);
      for (let channel = 0; channel < 3; channel++) {
        const [deep = 0, flesh = 0, tip = 0] = [DEEP[channel], FLESH[channel], TIP[channel]];
        const tone =
          thickness < 0.5
            ? mix(deep, flesh, (thickness / 0.5) ** 1.2)
            : mix(flesh, tip, ((thickness - 0.5) / 0.5) ** 2);
        pixels[(y * WIDTH + x) * 3 + channel] = Math.min(Math.max(tone - slope * 190, 0), 255);
      }
    }
  }
  return pixels;
}
