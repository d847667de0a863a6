import type { ImageMetadata } from 'astro';
import { type BuiltPicture, buildPicture } from '../../pictures/buildPicture.ts';
import { unmeasured } from '../../pictures/unmeasured.ts';

/** In pixels: phones, and twice the column of the text. */
const COLUMN_WIDTHS = [480, 720, 1280];

/** A cover of an article, for any pane; without its file it is shown as it is, or as the empty window. */
export const builtCover = async (
  { picture, cover }: { picture: ImageMetadata | null; cover: string },
  widths: number[],
): Promise<BuiltPicture> => (picture ? buildPicture(picture, widths) : unmeasured(cover));

/** The pictures of an article's text by their paths, in their own shape; of those that are lost the empty window. */
export async function builtPictures(pictures: Readonly<Record<string, ImageMetadata>>) {
  const built = new Map<string, BuiltPicture>();
  for (const [path, picture] of Object.entries(pictures)) {
    const { width, height } = picture;
    const widths = [...COLUMN_WIDTHS.filter((narrower) => narrower < width), Math.min(width, 1280)];
    built.set(path, await buildPicture(picture, [...new Set(widths)], height / width));
  }
  return (path: string) => built.get(path) ?? unmeasured(null);
}
