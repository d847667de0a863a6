import type { BuiltPicture } from './buildPicture.ts';
import { Picture } from './Picture.tsx';
import { PHONE_SIZE } from './phoneSize.ts';
import { unmeasured } from './unmeasured.ts';

export interface CardPictureProps {
  /** Without it the picture is shown as it lies at `path`: the row is newer than the page. */
  picture?: BuiltPicture | undefined;
  /** From the row. */
  path: string | null;
  alt: string;
  /** The first picture of a page's main list is not loaded lazily. */
  isFirst?: boolean | undefined;
  sizes?: string | undefined;
}

/** `<img sizes>` of a picture in a grid of cards. */
export const GRID_SIZES = `(width < 46rem) ${PHONE_SIZE}, (width < 72rem) 46vw, 420px`;

/** The picture of a card. */
export function CardPicture({ picture, path, alt, isFirst, sizes = GRID_SIZES }: CardPictureProps) {
  return (
    <Picture
      picture={picture ?? unmeasured(path)}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      sizes={sizes}
      alt={alt}
    />
  );
}
