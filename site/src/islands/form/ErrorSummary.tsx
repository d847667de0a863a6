import { CircleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formText } from '../../text.ts';
import { fieldId } from './Field.tsx';
import type { FieldErrors } from './fieldErrors.ts';

interface Props {
  errors: FieldErrors;
  /** The labels of all fields, in the order in which they stand. */
  labels: Readonly<Record<string, string>>;
}

/** Above a form that was not accepted: how many fields are left, with a link to each. */
export function ErrorSummary({ errors, labels }: Props) {
  const fields = Object.keys(labels).filter((field) => field in errors);
  if (fields.length === 0) return null;
  return (
    <div className="error-summary">
      <CircleAlert size={24} aria-hidden="true" />
      <p>{formText.fieldsLeft(fields.length)}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={focusTarget}>
              {labels[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without the jump's trace in the address, which would open the page at that field the next time. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
