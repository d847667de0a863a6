import { FormHelperText } from '@mui/material';
import { blanksOf, piecesOf } from '@vitrina/shared/replies/blanks.ts';
import { repliesText } from '@vitrina/shared/replies/text.ts';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { text } from '../text.ts';

// Both layers break lines identically, so that each mark is exactly behind its blank.
const LAYER =
  'col-start-1 row-start-1 m-0 w-full border-0 px-0 py-2 font-sans text-ui/[1.55] font-normal whitespace-pre-wrap wrap-anywhere';

/** The text of a letter; the field grows with it. Blanks that are not filled in yet are marked, and listed below. */
export function LetterBody() {
  const id = useId();
  const { field, fieldState } = useController({ name: 'body' });
  const words: string = field.value ?? '';
  const blanks = blanksOf(words);
  const error = blanks.length > 0 ? repliesText.fillIn(blanks) : fieldState.error?.message;
  return (
    <div>
      <label htmlFor={id} className="font-bold">
        {text.letter.body}
      </label>
      <div className="mt-1.5 grid min-h-40 rounded-ctl border border-solid border-edge bg-surface px-3.5 has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <div aria-hidden="true" className={`${LAYER} text-transparent`}>
          {piecesOf(words).map(({ text: piece, at, isBlank }) =>
            isBlank ? (
              <mark
                key={at}
                className="rounded-wood bg-danger-bg text-transparent shadow-[inset_0_-2px_var(--color-danger)]"
              >
                {piece}
              </mark>
            ) : (
              <span key={at}>{piece}</span>
            ),
          )}
          {'\n'}
        </div>
        <textarea
          {...field}
          id={id}
          value={words}
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          className={`${LAYER} resize-none overflow-hidden bg-transparent text-inherit outline-none`}
        />
      </div>
      <div id={`${id}-error`} role="status">
        {error && <FormHelperText error>{error}</FormHelperText>}
      </div>
    </div>
  );
}
