import type { RefObject } from 'react';
import { acceptedFiles } from './acceptedFiles.ts';
import { text } from './text.ts';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  onAttach: (files: File[]) => void;
}

/** The file chooser, opened by a button of ours. */
export function FileInput({ ref, onAttach }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={acceptedFiles()}
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
