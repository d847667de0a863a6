import { useStore } from '@nanostores/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import './picture.css';
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
      <div className="picture-missing">
        <p>{text.missing}</p>
        <button type="button" onClick={() => requestAddress(path)}>
          <RefreshCw size={16} aria-hidden />
          {text.tryAgain}
        </button>
      </div>
    );
  const frame = <PictureFrame url={url} size={size} label={label} onError={() => setFailedUrl(url)} />;
  if (url === undefined) return frame;
  return (
    <a className="picture-link" href={url} target="_blank" rel="noopener noreferrer" title={text.open}>
      {frame}
    </a>
  );
}
