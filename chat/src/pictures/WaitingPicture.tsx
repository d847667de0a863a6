import { X } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { PictureFrame, type PictureSize } from './PictureFrame.tsx';
import { text } from './text.ts';
import { useObjectUrl } from './useObjectUrl.ts';

interface Props {
  picture: Blob;
  size: PictureSize;
  /** From 0 to 1; undefined while it waits for its turn. */
  progress: number | undefined;
  onCancel: () => void;
}

export function WaitingPicture({ picture, size, progress, onCancel }: Props) {
  const url = useObjectUrl(picture);
  return (
    <>
      <PictureFrame url={url} size={size} label={text.picture} />
      {progress !== undefined && (
        <div className="ml-2 flex items-center gap-1">
          {/* With a border, also one of no width, browsers would not draw it in the accent colour. */}
          <progress
            className="h-2 min-w-16 flex-1 accent-pave [border:revert]"
            value={progress}
            aria-label={text.progress}
          />
          <IconButton label={text.cancel} icon={<X size={20} aria-hidden />} onClick={onCancel} />
        </div>
      )}
    </>
  );
}
