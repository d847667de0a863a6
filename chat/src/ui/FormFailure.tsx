import { CircleAlert } from 'lucide-react';

interface Props {
  title?: string;
  detail: string | undefined;
}

/**
 * Why a form could not be sent. The region is always in the page, so that screen readers announce a failure; while it
 * is empty it takes no room.
 */
export function FormFailure({ title, detail }: Props) {
  return (
    <div className="empty:absolute" role="alert">
      {detail !== undefined && (
        <p className="flex items-center gap-2.5 rounded-ctl border-2 border-danger bg-danger-bg px-4 py-3 leading-[1.4] font-semibold text-danger">
          <CircleAlert size={20} aria-hidden />
          <span>
            {title !== undefined && <strong>{title}</strong>} {detail}
          </span>
        </p>
      )}
    </div>
  );
}
