import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** Calls back on Escape wherever the focus is: a button that disappears after its action loses it. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const listener = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && onEscape();
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [onEscape]);
}

/** Lets the arrow keys move between the field of a panel and its results. */
export function moveFocus(event: KeyboardEvent, panel: RefObject<HTMLElement | null>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, ol button') ?? [])];
  const current = stops.findIndex((stop) => stop.matches(':focus'));
  stops[current + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}
