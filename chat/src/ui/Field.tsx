import type { ComponentProps, ReactNode } from 'react';
import { FIELD, Labelled, type Labels } from './Labelled.tsx';

interface Props extends ComponentProps<'input'>, Labels {
  addition?: ReactNode;
}

export function Field({ label, hint, error, remedy, addition, ...input }: Props) {
  return (
    <Labelled label={label} hint={hint} error={error} remedy={remedy}>
      {(tied) => (
        <div className="relative">
          <input
            // A browser then takes no year of more digits than four.
            max={input.type === 'date' ? '2099-12-31' : undefined}
            {...input}
            {...tied}
            className={`h-13.5 ${FIELD} ${addition === undefined ? 'px-4' : 'pr-14 pl-4'}`}
          />
          {addition}
        </div>
      )}
    </Labelled>
  );
}
