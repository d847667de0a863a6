import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '../api/messages.ts';
import { text as chatText } from '../text.ts';
import './picture.css';
import { PictureFrame } from './PictureFrame.tsx';
import { askFor } from './signedAddresses.ts';
import { text } from './text.ts';
import { useSignedAddress } from './useSignedAddress.ts';

interface StoredPictureProps {
  path: string;
  size: Pick<Message, 'attachment_width' | 'attachment_height'>;
  /** What it shows, for those who cannot see it. */
  label: string;
}

/** A picture that the server has, small; a click opens it whole in a new tab. */
export function StoredPicture({ path, size, label }: StoredPictureProps) {
  const address = useSignedAddress(path);
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = address.step === 'ready' ? address.url : undefined;

  if (address.step === 'failed' || (url !== undefined && url === failedUrl))
    return (
      <div className="picture-missing">
        <p>{text.missing}</p>
        <button type="button" onClick={() => askFor(path)}>
          <RefreshCw size={16} aria-hidden />
          {chatText.tryAgain}
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
