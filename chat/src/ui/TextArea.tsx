import type { ComponentProps } from 'react';
import TextareaAutosize from 'react-textarea-autosize';
import { FIELD, Labelled, type Labels } from './Labelled.tsx';

/** A multi-line field that grows with its content. */
export function TextArea({
  label,
  hint,
  error,
  ...area
}: ComponentProps<typeof TextareaAutosize> & Omit<Labels, 'remedy'>) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(tied) => (
        <TextareaAutosize
          dir="auto"
          {...area}
          {...tied}
          className={`max-h-60 min-h-24 resize-none px-4 py-3 leading-[1.5] ${FIELD}`}
        />
      )}
    </Labelled>
  );
}
