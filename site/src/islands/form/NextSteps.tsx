import type { ReactNode } from 'react';
import { receiptText } from '../../text.ts';
import { BoundText } from '../../typography/BoundText.tsx';

interface Props {
  steps: readonly (readonly [when: string, what: string])[];
  /** How to reach the studio sooner. */
  children: ReactNode;
}

/** What happens after a form is sent. Shown before sending in general terms, and afterwards with real times. */
export function NextSteps({ steps, children }: Props) {
  return (
    <section className="border-t-4 border-ink pt-4" aria-labelledby="next-title">
      <h2 className="mb-2 text-h3" id="next-title">
        {receiptText.next}
      </h2>
      <ol>
        {steps.map(([when, what], index) => (
          <li key={when} className="grid grid-cols-[2.75rem_1fr] gap-x-3 border-b border-line py-3.5">
            <span className="font-display text-[2rem]/none font-extrabold" aria-hidden="true">
              {index + 1}
            </span>
            <p className="wrap-anywhere">
              <b className="block font-bold">
                <BoundText>{when}</BoundText>
              </b>{' '}
              <BoundText>{what}</BoundText>
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-5">{children}</div>
    </section>
  );
}
