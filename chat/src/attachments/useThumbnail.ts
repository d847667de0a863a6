import { useCallback, useEffect, useState } from 'react';
import { onReturn } from '../onReturn.ts';
import { thumbnailPath } from './attachmentPath.ts';
import { findKept, keep } from './keptPictures.ts';
import { currentAddress } from './signedAddresses.ts';

type Thumbnail = { step: 'loading' } | { step: 'failed' } | { step: 'ready'; url: string };

/**
 * The thumbnail of a stored picture: downloaded once, and then kept on this device. After a failure it is tried again
 * when the network or the reader is back.
 */
export function useThumbnail(path: string): { thumbnail: Thumbnail; retry: () => void } {
  const [thumbnail, setThumbnail] = useState<Thumbnail>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const hasFailed = thumbnail.step === 'failed';

  useEffect(() => {
    let isStale = false;
    let url: string | undefined;
    // A failure that nobody asked to try again stays on screen until the picture is there.
    setThumbnail((shown) => (shown.step === 'failed' ? shown : { step: 'loading' }));
    void load(path).then((picture) => {
      if (isStale) return;
      if (picture === undefined) return setThumbnail({ step: 'failed' });
      url = URL.createObjectURL(picture);
      setThumbnail({ step: 'ready', url });
    });
    return () => {
      isStale = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [path, attempt]);
  useEffect(() => (hasFailed ? onReturn(tryAgain) : undefined), [hasFailed, tryAgain]);

  const retry = () => {
    setThumbnail({ step: 'loading' });
    tryAgain();
  };
  return { thumbnail, retry };
}

async function load(path: string): Promise<Blob | undefined> {
  // A browser may forbid the cache; then the picture is downloaded.
  const kept = await findKept(path).catch(() => undefined);
  if (kept !== undefined) return kept;
  try {
    // A small picture has no thumbnail and is shown itself.
    const address = (await currentAddress(thumbnailPath(path))) ?? (await currentAddress(path));
    if (address === undefined) return undefined;
    const response = await fetch(address);
    if (!response.ok) return undefined;
    const picture = await response.blob();
    await keep(path, picture).catch((error) => console.warn('A picture was not kept:', error));
    return picture;
  } catch {
    // Without a network; whoever asked shows that and tries again.
    return undefined;
  }
}
