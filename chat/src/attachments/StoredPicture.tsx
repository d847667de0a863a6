import { useStore } from '@nanostores/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { TextButton } from '../ui/TextButton.tsx';
import { PictureFrame, type PictureSize } from './PictureFrame.tsx';
import { addressOf } from './signedAddresses.ts';
import { text } from './text.ts';
import { useThumbnail } from './useThumbnail.ts';

interface Props {
  path: string;
  size: PictureSize;
}

/** A thumbnail that links to the whole picture. */
export function StoredPicture({ path, size }: Props) {
  const original = useStore(addressOf(path));
  const { thumbnail, retry } = useThumbnail(path);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = thumbnail.step === 'ready' ? thumbnail.url : undefined;

  if (thumbnail.step === 'failed' || (url !== undefined && url === brokenUrl))
    return (
      <div className="grid justify-items-start gap-1">
        <p>{text.missing}</p>
        <TextButton icon={<RefreshCw size={16} aria-hidden />} onClick={retry}>
          {text.tryAgain}
        </TextButton>
      </div>
    );
  const frame = <PictureFrame url={url} size={size} onError={() => setBrokenUrl(url)} />;
  if (url === undefined || original.step !== 'ready') return frame;
  return (
    // Large enough for a finger, however small the picture.
    <a
      className="block min-h-tap min-w-tap"
      href={original.url}
      target="_blank"
      rel="noopener noreferrer"
      title={text.open}
    >
      {frame}
    </a>
  );
}
