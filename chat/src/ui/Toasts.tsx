import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { text } from '../text.ts';
import { IconButton } from './IconButton.tsx';
import './toasts.css';
import { useCountdown } from './useCountdown.ts';

interface Toast {
  kind: 'success' | 'error';
  title: string;
  detail?: string;
}

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a short message that goes away by itself. */
export const useToast = () => use(ToastContext);

const TOAST_MS = 6000;

export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<(Toast & { key: number })[]>([]);
  const show = useCallback((toast: Toast) => {
    setToasts((shown) => [...shown, { ...toast, key: (shown.at(-1)?.key ?? 0) + 1 }]);
  }, []);
  const remove = useCallback((key: number) => {
    setToasts((shown) => shown.filter((toast) => toast.key !== key));
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" aria-live="polite">
        {toasts.map(({ key, ...toast }) => (
          <ToastCard key={key} toast={toast} onClose={() => remove(key)} />
        ))}
      </div>
    </ToastContext>
  );
}

function ToastCard({ toast: { kind, title, detail }, onClose }: { toast: Toast; onClose: () => void }) {
  const countdown = useCountdown(TOAST_MS, onClose);
  const Icon = kind === 'success' ? CircleCheck : CircleAlert;
  return (
    <div className={`toast toast-${kind}`} {...countdown}>
      <Icon size={22} aria-hidden />
      <div>
        <p className="toast-title">{title}</p>
        {detail !== undefined && <p>{detail}</p>}
      </div>
      <IconButton label={text.close} icon={<X size={20} aria-hidden />} onClick={onClose} />
    </div>
  );
}
