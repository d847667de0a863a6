import { useEffect, useEffectEvent } from 'react';

/** While something is open over the page, the browser's "back" closes it, as people expect on phones. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const layer = crypto.randomUUID();
    const isOnTop = () => window.history.state?.layer === layer;
    // Delayed, because in development React mounts everything twice.
    const opening = setTimeout(() => window.history.pushState({ ...window.history.state, layer }, ''));
    const listen = () => isOnTop() || onBack();
    window.addEventListener('popstate', listen);
    return () => {
      clearTimeout(opening);
      window.removeEventListener('popstate', listen);
      if (isOnTop()) window.history.back();
    };
  }, [isOpen]);
}

/**
 * Has to be called before leaving the page while something is open over it.
 * @returns how many extra entries of the browser's history to go back.
 */
export function dropLayer(): number {
  const { layer, ...state } = window.history.state ?? {};
  if (!layer) return 0;
  window.history.replaceState(state, '');
  return 1;
}
