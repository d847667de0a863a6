export const WIDTH = 960;
export const HEIGHT = 720;

/** A finished piece: a drawing as SVG, or `width` × `height` pixels of red, green and blue. */
export type Artwork = string | { pixels: Uint8Array; width: number; height: number };

/** Draws a piece. All randomness comes from `random`, so the same seed gives the same picture. */
export type Draw = (random: () => number) => Artwork;

/** An SVG document of the gallery's size on a plain ground. */
export const svg = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${content}</svg>`;

export function pick<T>(items: readonly [T, ...T[]], random: () => number): T {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** The whole numbers from 0 to `count`, exclusive. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A number rounded to what a drawing needs. */
export const short = (value: number) => Number(value.toFixed(1));
