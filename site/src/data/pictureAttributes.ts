/** Shown where a row has no picture, or one that cannot be loaded. */
export const PLACEHOLDER = '/placeholder.svg';

/** Our own pictures lie in two sizes, 960 and 480 pixels wide. */
const ownPicture = /^(\/pictures\/.+)\.webp$/;

/** What an `<img>` needs to show the picture of a row. */
export function pictureAttributes(address: string | null): { src: string; srcset?: string } {
  const own = ownPicture.exec(address ?? '');
  if (own) return { src: `${own[1]}.webp`, srcset: `${own[1]}-480.webp 480w, ${own[1]}.webp 960w` };
  return { src: address ?? PLACEHOLDER };
}
