import { PictureFrame, type PictureSize } from './PictureFrame.tsx';
import { UploadBar } from './UploadBar.tsx';
import { useObjectUrl } from './useObjectUrl.ts';

interface Props {
  picture: Blob;
  size: PictureSize;
  /** From 0 to 1; undefined before the upload. */
  progress: number | undefined;
  onCancel: () => void;
}

export function WaitingPicture({ picture, size, progress, onCancel }: Props) {
  const url = useObjectUrl(picture);
  return (
    <>
      <PictureFrame url={url} size={size} />
      <UploadBar progress={progress} onCancel={onCancel} />
    </>
  );
}
