/** The home page has its own picture; `integrations/sharePictures.ts` draws the others. */
export const sharePicturePath = (path: string): string => (path === '/' ? '/og-image.png' : `/og${path}.png`);
