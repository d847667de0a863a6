import { CircleAlert } from 'lucide-react';
import './form-failure.css';

interface FormFailureProps {
  title?: string;
  /** Undefined while nothing has failed. */
  detail: string | undefined;
}

/** Why a form could not be sent, read out when it happens. */
export function FormFailure({ title, detail }: FormFailureProps) {
  return (
    <div className="form-failure" role="alert">
      {detail !== undefined && (
        <p>
          <CircleAlert size={20} aria-hidden />
          <span>
            {title !== undefined && <strong>{title}</strong>} {detail}
          </span>
        </p>
      )}
    </div>
  );
}
