import { useCallback, useState } from 'react';

/** A short message that disappears by itself. */
export interface Toast {
  id: number;
  tone: 'success' | 'error';
  title: string;
  text?: string;
}

/** The toasts on screen, oldest first; pass `toasts` and `close` to `<Toasts>`. */
export function useToasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);

  // A success removes earlier errors: they are resolved.
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
