import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { text } from './text.ts';

interface AttachButtonProps {
  disabled: boolean;
  onAttach: (files: File[]) => void;
}

/** These, and not every picture: told so, an iPhone turns its own format into JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';

export function AttachButton({ disabled, onAttach }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="composer-attach"
        aria-label={text.attach}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <ImagePlus size={22} aria-hidden />
      </button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={text.attach}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Emptied, so that the same file can be chosen again.
          target.value = '';
          if (files.length > 0) onAttach(files);
        }}
      />
    </>
  );
}
