import { FILE_ENDINGS } from '@vitrina/shared/clientFiles.ts';
import type { RefObject } from 'react';
import { text } from './text.ts';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  onAttach: (files: File[]) => void;
}

/** Not "image/*" and no HEIC: so an iPhone converts its photos to JPEG. */
const ACCEPTED = `image/jpeg,image/png,image/webp,image/gif,${FILE_ENDINGS.filter((ending) => ending !== 'heic').map((ending) => `.${ending}`)}`;

/** The file chooser, opened by a button of ours. */
export function FileInput({ ref, onAttach }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={ACCEPTED}
      multiple
      hidden
      aria-label={text.attach}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // Without this, the same file could not be chosen again.
        target.value = '';
        if (files.length > 0) onAttach(files);
      }}
    />
  );
}
