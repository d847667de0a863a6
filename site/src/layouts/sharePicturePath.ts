/** The picture of a shared link. The home page has a drawn one; `build/sharePictures.ts` makes the others. */
export const sharePicturePath = (path: string): string => (path === '/' ? '/og-image.png' : `/og${path}.png`);
