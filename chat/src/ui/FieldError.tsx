import { CircleAlert } from 'lucide-react';

interface Props {
  /** What the field names in `aria-describedby`. */
  id: string;
  error: string | undefined;
}

/** What is wrong with a field. Nothing if nothing is. */
export function FieldError({ id, error }: Props) {
  return error === undefined ? null : (
    <p className="mt-2 flex items-start gap-2 text-small/[1.3] font-semibold text-danger" id={id}>
      <CircleAlert size={18} aria-hidden />
      {error}
    </p>
  );
}
