import { useCallback, useState } from 'react';

/** A short message that comes and goes. */
export interface Toast {
  id: number;
  tone: 'success' | 'error';
  title: string;
  text?: string;
}

/** The messages now on screen, oldest first; hand `toasts` and `close` to `<Toasts>`. */
export function useToasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);

  // A success takes away the errors before it: what they complain of is over.
  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    setToasts((shown) => {
      const left = toast.tone === 'success' ? shown.filter(({ tone }) => tone !== 'error') : shown;
      return [...left, { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }];
    });
  }, []);

  const close = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return { toasts, show, close };
}
