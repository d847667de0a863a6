import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { text } from '../text.ts';
import './toast.css';
import { toastCorner } from './toastCorner.ts';
import { useCountdown } from './useCountdown.ts';
import type { Toast } from './useToasts.ts';

const SHOWN_FOR_MS = 6_000;

interface Props {
  toasts: readonly Toast[];
  close: (id: number) => void;
}

/** The corner with the toasts, above everything else. */
export function Toasts({ toasts, close }: Props) {
  const [corner, setCorner] = useState<HTMLElement>();
  useEffect(() => setCorner(toastCorner()), []);
  if (!corner) return null;

  const successes = toasts.filter(({ tone }) => tone === 'success');
  const errors = toasts.filter(({ tone }) => tone === 'error');
  return createPortal(
    <section className="toasts" aria-label={text.toast.region}>
      {/* Screen readers announce a status only inside a region that they already know; an alert is announced wherever
          it appears. */}
      <div role="status">
        {successes.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </div>
      {errors.map((toast) => (
        <div key={toast.id} role="alert">
          <ToastCard toast={toast} onClose={() => close(toast.id)} />
        </div>
      ))}
    </section>,
    corner,
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { hold, letGo } = useCountdown(SHOWN_FOR_MS, onClose);
  const letGoIfLeft = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) letGo();
  };
  const Icon = toast.tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <article
      className="toast"
      data-tone={toast.tone}
      onPointerEnter={hold}
      onPointerLeave={letGoIfLeft}
      onFocus={hold}
      onBlur={letGoIfLeft}
    >
      <Icon size={24} aria-hidden="true" />
      <div>
        <p className="toast-title">{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
      </div>
      <button type="button" aria-label={text.toast.close} onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </button>
    </article>
  );
}
