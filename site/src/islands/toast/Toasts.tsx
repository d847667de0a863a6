import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toastText } from '../../text.ts';
import './toast.css';
import { useCountdown } from './useCountdown.ts';
import type { Toast } from './useToasts.ts';

const SHOWN_FOR_MS = 6_000;

interface Props {
  toasts: Toast[];
  close: (id: number) => void;
}

/**
 * The corner where messages appear. It stands in the page before the first one comes, because screen readers announce
 * only what changes inside a region that they know, and at the end of the body, above everything else.
 */
export function Toasts({ toasts, close }: Props) {
  const [corner, setCorner] = useState<HTMLElement>();
  useEffect(() => setCorner(document.body), []);
  if (!corner) return null;

  const withTone = (tone: Toast['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />);
  return createPortal(
    <section className="toasts" aria-label={toastText.region}>
      <div role="status">{withTone('success')}</div>
      <div role="alert">{withTone('error')}</div>
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
        <p>{toast.text}</p>
      </div>
      <button type="button" aria-label={toastText.close} onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </button>
    </article>
  );
}
