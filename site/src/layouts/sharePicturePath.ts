/** The home page has a picture of its own; `integrations/sharePictures.ts` draws the others. */
export const sharePicturePath = (path: string): string => (path === '/' ? '/og-image.png' : `/og${path}.png`);
