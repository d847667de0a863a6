import { FileSheet } from './FileSheet.tsx';
import { UploadBar } from './UploadBar.tsx';

interface Props {
  name: string;
  size: number;
  /** From 0 to 1; undefined before the upload. */
  progress: number | undefined;
  onCancel: () => void;
}

export default function WaitingFile({ name, size, progress, onCancel }: Props) {
  return (
    <>
      <FileSheet name={name} size={size} />
      <UploadBar progress={progress} onCancel={onCancel} />
    </>
  );
}
