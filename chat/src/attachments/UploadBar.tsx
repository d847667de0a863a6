import { X } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { keepFocus } from '../ui/keepFocus.ts';
import { text } from './text.ts';

interface Props {
  /** From 0 to 1; undefined before the upload. */
  progress: number | undefined;
  onCancel: () => void;
}

export function UploadBar({ progress, onCancel }: Props) {
  if (progress === undefined) return null;
  return (
    <div ref={keepFocus} className="ml-2 flex items-center gap-1">
      {/* With any border, even one without width, browsers do not draw it in the accent colour. */}
      <progress
        className="h-2 min-w-16 flex-1 accent-pave [border:revert]"
        value={progress}
        aria-label={text.progress}
      />
      <IconButton label={text.cancel} icon={<X size={20} aria-hidden />} onClick={onCancel} />
    </div>
  );
}
