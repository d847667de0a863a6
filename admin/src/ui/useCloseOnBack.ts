import { useEffect, useEffectEvent } from 'react';

/** While something is open over the page, "back" closes it, as on a phone everything that opens is expected to. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const layer = crypto.randomUUID();
    const isOnTop = () => window.history.state?.layer === layer;
    // Not at once: in development React mounts everything twice.
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
 * For who leaves the page together with what is open over it.
 * @returns how many steps of the browser's history are that.
 */
export function dropLayer(): number {
  const { layer, ...state } = window.history.state ?? {};
  if (!layer) return 0;
  window.history.replaceState(state, '');
  return 1;
}
