import { CircleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formText } from '../../text.ts';
import { fieldId } from './Field.tsx';
import type { FieldErrors } from './fieldErrors.ts';

interface Props {
  errors: FieldErrors;
  /** By field name, in the order of the fields. */
  labels: Readonly<Record<string, string>>;
}

/** How many fields still need attention, with a link to each. */
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

/** Keeps the hash out of the address, which would open the page at that field the next time. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
