import type { ImgHTMLAttributes } from 'react';
import type { BuiltPicture } from './buildPicture.ts';

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'width' | 'height'> {
  picture: BuiltPicture;
  alt: string;
  sizes: string;
}

/** A picture in the sizes that the build has made. */
export function Picture({ picture, alt, sizes, ...attributes }: Props) {
  const { src, srcSet, avif, width, height } = picture;
  const image = (
    <img
      decoding="async"
      srcSet={srcSet}
      sizes={srcSet && sizes}
      src={src}
      width={width}
      height={height}
      alt={alt}
      {...attributes}
    />
  );
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
