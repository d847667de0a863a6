import { useStore } from '@nanostores/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { TextButton } from '../ui/TextButton.tsx';
import { PictureFrame, type PictureSize } from './PictureFrame.tsx';
import { addressOf, requestAddress } from './signedAddresses.ts';
import { text } from './text.ts';

interface Props {
  path: string;
  size: PictureSize;
  label: string;
}

export function StoredPicture({ path, size, label }: Props) {
  const address = useStore(addressOf(path));
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = address.step === 'ready' ? address.url : undefined;

  if (address.step === 'failed' || (url !== undefined && url === failedUrl))
    return (
      <div className="grid justify-items-start gap-1">
        <p>{text.missing}</p>
        <TextButton icon={<RefreshCw size={16} aria-hidden />} onClick={() => requestAddress(path)}>
          {text.tryAgain}
        </TextButton>
      </div>
    );
  const frame = <PictureFrame url={url} size={size} label={label} onError={() => setFailedUrl(url)} />;
  if (url === undefined) return frame;
  return (
    // However small the picture: large enough for a finger.
    <a
      className="block min-h-tap min-w-tap"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={text.open}
    >
      {frame}
    </a>
  );
}
