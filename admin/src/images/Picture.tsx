import { useState } from 'react';

/** An empty window, shown where a row has no picture or one that cannot be loaded. */
const PLACEHOLDER = '/placeholder.svg';

interface Props {
  url: string | null;
  /** Empty where the words beside the picture say it all. */
  alt?: string;
  width: number;
  height: number;
  /** As wide as the card around it. */
  isWide?: boolean;
}

/** The picture of a row: takes its room before it is loaded, and is loaded when it comes near the screen. */
export function Picture({ url, alt = '', width, height, isWide = false }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <img
      src={url && url !== brokenUrl ? url : PLACEHOLDER}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenUrl(url)}
      className={isWide ? 'picture is-wide' : 'picture'}
    />
  );
}
