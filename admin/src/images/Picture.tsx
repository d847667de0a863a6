import { pictureAddress } from '@vitrina/shared/pictureAddress.ts';
import { PLACEHOLDER } from '@vitrina/shared/placeholder.ts';
import { useState } from 'react';
import { environment } from '../providers/supabase.ts';

interface Props {
  /** The path that the row stores. */
  path: string | null;
  /** Empty if the text beside the picture says the same. */
  alt?: string;
  width?: number;
  height?: number;
  /** Whether the picture fills the width of its card. */
  isWide?: boolean;
}

/** The picture of a row. Its space is reserved, and it is loaded when it comes near the screen. */
export function Picture({ path, alt = '', width = 96, height = 72, isWide = false }: Props) {
  const [brokenPath, setBrokenPath] = useState<string | null>(null);
  const size = isWide ? 'aspect-[4/3] h-auto w-full' : '';
  return (
    <img
      src={path && path !== brokenPath ? pictureAddress(path, environment.supabaseUrl) : PLACEHOLDER}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenPath(path)}
      className={`block shrink-0 rounded-[4px] bg-sunken object-cover object-top ${size}`}
    />
  );
}
