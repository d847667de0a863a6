import { type Draw, range, short, svg } from './artwork.ts';

/** A breakfast after Malevich: an egg, toast, butter knives and coffee as plain shapes that float along one diagonal. */
export const draw: Draw = (random) => {
  const crumbs = range(26).map(() => {
    const [x, y] = [480 + (random() - 0.5) * 760, 360 + (random() - 0.5) * 560];
    const size = 4 + random() ** 3 * 26;
    return rectangle(
      x,
      y,
      size,
      size * (0.3 + random() * 0.7),
      -28 + (random() - 0.5) * 12,
      random() < 0.6 ? '#1a1918' : '#b9301f',
    );
  });
  const grain = range(2600).map(
    () =>
      `<circle cx="${short(random() * 960)}" cy="${short(random() * 720)}" r="${short(random() * 1.3)}"/>`,
  );
  return svg(
    '#efe7d6',
    [
      '<circle cx="300" cy="250" r="176" fill="#1a1918"/>',
      rectangle(610, 430, 420, 250, -28, '#c8331f'),
      rectangle(566, 330, 470, 34, -28, '#e2a528'),
      '<circle cx="318" cy="262" r="74" fill="#f4c63d"/>',
      rectangle(250, 520, 230, 84, -28, '#21527f'),
      rectangle(700, 170, 300, 15, 62, '#1a1918'),
      rectangle(748, 190, 300, 7, 62, '#1a1918'),
      rectangle(788, 205, 300, 3, 62, '#1a1918'),
      '<path fill="#2f6b4c" d="m770 520 150 96-176 60z"/>',
      rectangle(420, 610, 360, 11, -28, '#1a1918'),
      ...crumbs,
      `<g fill="#5b4a33" opacity=".22">${grain.join('')}</g>`,
    ].join(''),
  );
};

function rectangle(x: number, y: number, width: number, height: number, angle: number, fill: string): string {
  return `<rect x="${short(x - width / 2)}" y="${short(y - height / 2)}" width="${short(width)}" height="${short(height)}" transform="rotate(${short(angle)} ${short(x)} ${short(y)})" fill="${fill}"/>`;
}
