import { type ReactNode, useState } from 'react';
import { useThumbnail } from './useThumbnail.ts';

interface Props {
  path: string;
  /** Shown until the picture has loaded, and if it cannot. */
  otherwise: ReactNode;
}

/** A stored picture beside its name, to be told from others at a glance. */
export function SmallPicture({ path, otherwise }: Props) {
  const { thumbnail } = useThumbnail(path);
  const [isBroken, setBroken] = useState(false);
  if (thumbnail.step !== 'ready' || isBroken) return otherwise;
  return (
    <img
      className="h-12 w-10 flex-none rounded-ctl bg-current/12 object-cover"
      src={thumbnail.url}
      alt=""
      width={40}
      height={48}
      onError={() => setBroken(true)}
    />
  );
}
