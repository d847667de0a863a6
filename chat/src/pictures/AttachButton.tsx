import { FILE_ENDINGS } from '@vitrina/shared/clientFiles.ts';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { ComposerButton } from '../conversation/sending/ComposerButton.tsx';
import { text } from './text.ts';

interface Props {
  disabled: boolean;
  onAttach: (files: File[]) => void;
}

/** Not every kind of picture, because then an iPhone converts its own format to JPEG. */
const ACCEPTED = `image/jpeg,image/png,image/webp,image/gif,${FILE_ENDINGS.filter((ending) => ending !== 'heic').map((ending) => `.${ending}`)}`;

export function AttachButton({ disabled, onAttach }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ComposerButton
        variant="plain"
        label={text.attach}
        icon={<Paperclip size={22} aria-hidden />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={text.attach}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Without this the same file could not be chosen again.
          target.value = '';
          if (files.length > 0) onAttach(files);
        }}
      />
    </>
  );
}
