import { CircleAlert } from 'lucide-react';
import './form-failure.css';

interface Props {
  title?: string;
  detail: string | undefined;
}

/** Why a form could not be sent. Screen readers announce it when it appears. */
export function FormFailure({ title, detail }: Props) {
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
