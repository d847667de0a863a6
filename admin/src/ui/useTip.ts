import { useEffect, useState } from 'react';

/** A mouse that only passes over shows nothing. */
const REST_MS = 300;

export interface Tip {
  anchor: HTMLElement;
  text: string;
}

/** The element with `data-tip` under the mouse or the keyboard's focus; null after it was used, and after Escape. */
export function useTip(): Tip | null {
  const [tip, setTip] = useState<Tip | null>(null);

  useEffect(() => {
    const watching = new AbortController();
    let resting: ReturnType<typeof setTimeout> | undefined;
    let isByFocus = false;
    const show = (anchor: HTMLElement | null, delay: number) => {
      clearTimeout(resting);
      if (!anchor) return setTip(null);
      const { tip: text = '' } = anchor.dataset;
      resting = setTimeout(
        () => setTip((shown) => (shown?.anchor === anchor ? shown : { anchor, text })),
        delay,
      );
    };
    const hide = () => show(null, 0);
    const listen = <Kind extends keyof DocumentEventMap>(
      kind: Kind,
      listener: (event: DocumentEventMap[Kind]) => void,
    ) => document.addEventListener(kind, listener, { capture: true, signal: watching.signal });

    listen('pointerover', ({ target, pointerType }) => {
      if (pointerType === 'touch' || isOnTip(target)) return;
      const anchor = tipped(target);
      // The keyboard's tip stays while the mouse rests elsewhere.
      if (!anchor && isByFocus) return;
      isByFocus = false;
      show(anchor, REST_MS);
    });
    listen('pointerout', ({ relatedTarget }) => relatedTarget ?? hide());
    listen('focusin', ({ target }) => {
      const anchor = isFocusShown(target) ? tipped(target) : null;
      isByFocus = anchor !== null;
      show(anchor, 0);
    });
    listen('focusout', hide);
    listen('click', hide);
    // The element may have moved with the page: a new object makes the tip find its new place.
    listen('scroll', () => setTip((shown) => shown && { ...shown }));
    listen('keydown', ({ key }) => ENDING_KEYS.includes(key) && hide());
    return () => {
      watching.abort();
      clearTimeout(resting);
    };
  }, []);

  return tip;
}

const ENDING_KEYS = ['Escape', 'Enter', ' '];

/** No tip where the icon's visible label already says it. */
function tipped(target: EventTarget | null): HTMLElement | null {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  return anchor?.querySelector('.label')?.checkVisibility() ? null : anchor;
}

const isOnTip = (target: EventTarget | null) => target instanceof Element && target.closest('.tip') !== null;

const isFocusShown = (target: EventTarget | null) =>
  target instanceof Element && target.matches(':focus-visible');
