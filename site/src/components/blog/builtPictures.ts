import type { ImageMetadata } from 'astro';
import { asUploaded } from '../../pictures/asUploaded.ts';
import { type BuiltPicture, buildPicture } from '../../pictures/buildPicture.ts';
import { unmeasured } from '../../pictures/unmeasured.ts';

/** In pixels: for phones, up to twice the width of the text column. */
const COLUMN_WIDTHS = [480, 720, 1280];

/** The cover of an article. Without a file in the build, the picture at its own address is shown. */
export const builtCover = async (
  { picture, cover }: { picture: ImageMetadata | null; cover: string },
  widths: number[],
): Promise<BuiltPicture> => (picture ? buildPicture(picture, widths) : unmeasured(cover));

/**
 * The pictures of an article's text by their paths, in their own aspect ratio. Without a file in the build, the picture at
 * its own address is shown.
 */
export async function builtPictures(pictures: Readonly<Record<string, ImageMetadata>>) {
  const built = new Map<string, BuiltPicture>();
  for (const [path, picture] of Object.entries(pictures)) {
    const { width, height } = picture;
    const widths = [...COLUMN_WIDTHS.filter((narrower) => narrower < width), Math.min(width, 1280)];
    built.set(path, await buildPicture(picture, [...new Set(widths)], height / width));
  }
  return (path: string) => built.get(path) ?? asUploaded(path);
}
