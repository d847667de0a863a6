import { CircleAlert } from 'lucide-react';

/** Why a form could not be sent, told when it happens. */
export function FormFailure({ detail }: { detail: string | undefined }) {
  return (
    <div role="alert">
      {detail !== undefined && (
        <p className="new-client-failure">
          <CircleAlert size={20} aria-hidden />
          <span>{detail}</span>
        </p>
      )}
    </div>
  );
}
