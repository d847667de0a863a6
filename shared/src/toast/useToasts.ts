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

  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    setToasts((shown) => [...shown, { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }]);
  }, []);

  const close = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return { toasts, show, close };
}
