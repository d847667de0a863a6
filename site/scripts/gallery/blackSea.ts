import { type Draw, HEIGHT, range, short, svg, WIDTH } from './artwork.ts';
import { detailedNoise } from './noise.ts';

const waters = ['#0b3a53', '#11607a', '#1d8a99', '#56b6b2', '#a9dccf', '#f3f7ea'];

/** The sea on a windy day: thousands of lines that follow one field of currents. */
export const draw: Draw = (random) => {
  const noise = detailedNoise(random, 3);
  const swirl = (x: number, y: number) => Math.atan2(y - 330, x - 590);
  const direction = (x: number, y: number) => {
    const near = Math.exp(-(((x - 590) / 300) ** 2) - ((y - 330) / 240) ** 2);
    return (noise(x / 330, y / 250) - 0.5) * 3.4 * (1 - near) + (swirl(x, y) + Math.PI / 2 + 0.32) * near;
  };
  const lines = range(1150).map((index) => {
    let [x, y] = [random() * (WIDTH + 200) - 100, random() * (HEIGHT + 200) - 100];
    const foam = noise(x / 200 + 40, y / 120 + 9);
    const tone = waters[Math.min(Math.floor(foam * foam * 11 * (0.6 + random() * 0.5)), 5)] ?? waters[0];
    let path = `M${short(x)} ${short(y)}`;
    for (let step = 0; step < 22 + random() * 34; step++) {
      const angle = direction(x, y);
      x += Math.cos(angle) * 9;
      y += Math.sin(angle) * 9;
      path += `L${short(x)} ${short(y)}`;
    }
    return `<path stroke="${tone}" stroke-width="${short(2.4 + random() * 10 * (1 - index / 1500))}" d="${path}"/>`;
  });
  return svg(
    '#072a40',
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`,
  );
};
