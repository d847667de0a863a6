import type { BuiltPicture } from './buildPicture.ts';
import { Picture } from './Picture.tsx';
import { PHONE_SIZE } from './phoneSize.ts';
import { unmeasured } from './unmeasured.ts';

export interface CardPictureProps {
  /** Missing if the row is newer than the page; then the picture at `path` is shown as it is. */
  picture?: BuiltPicture | undefined;
  /** The path in the row. */
  path: string | null;
  alt: string;
  /** The first picture of a page's main list is loaded at once. */
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
