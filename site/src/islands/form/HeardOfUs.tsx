import { sourceNames } from '@vitrina/shared/text.ts';
import { useState } from 'react';
import { tellSource } from '../../data/tellSource.ts';
import { receiptText } from '../../text.ts';

/** Asks, at the end of a receipt, how the visitor heard of the studio. Answering is optional and takes one tap. */
export function HeardOfUs({ submission }: { submission: string }) {
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered)
    return (
      <p className="pb-6 font-semibold outline-none" tabIndex={-1} ref={focus}>
        {receiptText.heardThanks}
      </p>
    );
  const answer = (source: string) => {
    setAnswered(true);
    void tellSource({ submission, source });
  };
  return (
    <fieldset className="border-t-3 border-ink pt-4 pb-6">
      <legend className="float-left mb-3.5 w-full font-display text-[1.375rem]/none font-extrabold">
        {receiptText.heard}
      </legend>
      <div className="clear-left flex flex-wrap gap-2">
        {Object.entries(sourceNames).map(([source, name]) => (
          <button
            key={source}
            className="button button-small button-ghost"
            type="button"
            onClick={() => answer(source)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The button that had the focus has disappeared. */
const focus = (thanks: HTMLElement | null) => thanks?.focus({ preventScroll: true });
