import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Outgoing } from '../conversation/outbox.ts';
import { IconButton } from '../ui/IconButton.tsx';
import './picture.css';
import { PictureFrame } from './PictureFrame.tsx';
import { text } from './text.ts';

interface WaitingPictureProps {
  message: Outgoing;
  picture: Blob;
  /** The part that is sent, from 0 to 1; undefined while it waits for its turn. */
  part: number | undefined;
  onCancel: () => void;
}

/** A picture on its way, as this device has it. */
export function WaitingPicture({ message, picture, part, onCancel }: WaitingPictureProps) {
  const url = useObjectUrl(picture);
  return (
    <>
      <PictureFrame url={url} size={message} label={text.picture} />
      {part !== undefined && (
        <div className="picture-upload">
          <progress value={part} aria-label={text.progress} />
          <IconButton label={text.cancel} icon={<X size={20} aria-hidden />} onClick={onCancel} />
        </div>
      )}
    </>
  );
}

function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
