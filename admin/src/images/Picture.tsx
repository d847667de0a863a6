import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';

/** An empty window, shown where a row has no picture or one that cannot be loaded. */
const PLACEHOLDER = '/placeholder.svg';

interface Props {
  url: string | null;
  /** Empty where the words beside the picture say it all. */
  alt?: string;
  width: number;
  height: number;
  sx?: SxProps<Theme>;
}

/** The picture of a row: takes its room before it is loaded, and is loaded when it comes near the screen. */
export function Picture({ url, alt = '', width, height, sx = {} }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <Box
      component="img"
      src={url && url !== brokenUrl ? url : PLACEHOLDER}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenUrl(url)}
      sx={[pictureStyle, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}

const pictureStyle = {
  display: 'block',
  objectFit: 'cover',
  objectPosition: 'top',
  borderRadius: '4px',
  backgroundColor: 'var(--color-sunken)',
};
