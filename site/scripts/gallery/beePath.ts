import { type Draw, HEIGHT, WIDTH } from './artwork.ts';
import { mix } from './noise.ts';

const POINTS = 9_000_000;
const [A, B, C, D] = [-1.7, 1.8, -0.9, -0.4];
const NIGHT = [18, 14, 26];
const HONEY = [242, 166, 42];
const LIGHT = [255, 245, 214];

/** One point that jumps nine million times by the same four numbers (a Clifford attractor): where it was often, it glows. */
export const draw: Draw = (random) => {
  const visits = new Float32Array(WIDTH * HEIGHT);
  let [x, y] = [random(), random()];
  for (let count = 0; count < POINTS; count++) {
    [x, y] = [Math.sin(A * y) + C * Math.cos(A * x), Math.sin(B * x) + D * Math.cos(B * y)];
    const column = Math.round(WIDTH / 2 + x * 232);
    const row = Math.round(HEIGHT / 2 + y * 232);
    if (column < 0 || row < 0 || column >= WIDTH || row >= HEIGHT) continue;
    const place = row * WIDTH + column;
    visits[place] = (visits[place] ?? 0) + 1;
  }

  const most = Math.log1p(visits.reduce((max, count) => Math.max(max, count), 0) * 0.3);
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (const [place, count] of visits.entries()) {
    const glow = Math.min(Math.log1p(count) / most, 1);
    for (let channel = 0; channel < 3; channel++) {
      const [night = 0, honey = 0, light = 0] = [NIGHT[channel], HONEY[channel], LIGHT[channel]];
      pixels[place * 3 + channel] =
        glow < 0.6 ? mix(night, honey, (glow / 0.6) ** 1.4) : mix(honey, light, (glow - 0.6) / 0.4);
    }
  }
  return { pixels, width: WIDTH, height: HEIGHT };
};
