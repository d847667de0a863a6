import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { unmeasured } from './unmeasured.ts';

/** What an `<img>` needs to know: the picture's sizes as AVIF with one WebP for old browsers, or a single file. */
export interface BuiltPicture {
  src: string;
  /** The sizes of an animation. */
  srcSet?: string;
  avif?: string;
  /** Missing if the size is unknown. */
  width?: number;
  height?: number;
}

/**
 * Makes several sizes of a picture, cropped at its lower edge. An SVG stays as it is, and so does a picture of which the
 * build has only the path.
 * @param widths in pixels, ascending.
 * @param shape the height divided by the width.
 */
export async function buildPicture(
  picture: ImageMetadata | string,
  widths = [480, 720, 960],
  shape = 3 / 4,
): Promise<BuiltPicture> {
  if (typeof picture === 'string') return unmeasured(picture);
  const { format, src } = picture;
  if (format === 'svg') return { src, width: picture.width, height: picture.height };

  const width = widths.at(-1) ?? picture.width;
  const height = Math.round(width * shape);
  const encode = (format: 'avif' | 'webp', widths: number[]) =>
    getImage({ src: picture, format, width, height, widths, fit: 'cover', position: 'top' });

  // Our AVIF encoder cannot animate.
  if (format === 'gif') {
    const webp = await encode('webp', widths);
    return { src: webp.src, srcSet: webp.srcSet.attribute, width, height };
  }
  const avif = await encode('avif', widths);
  const webp = await encode('webp', [width]);
  return { src: webp.src, avif: avif.srcSet.attribute, width, height };
}
