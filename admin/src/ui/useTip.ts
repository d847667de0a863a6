import { useEffect, useState } from 'react';

/** A mouse on its way elsewhere shows nothing. */
const REST_MS = 300;

export interface Tip {
  anchor: HTMLElement;
  text: string;
}

/** What carries `data-tip` and is under the mouse, or has the keyboard's focus; null once it was used or Escape pressed. */
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
      // A mouse that lies elsewhere takes nothing from the keyboard.
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
    // What has the focus or the mouse may move with the page: the same words, at its new place.
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

/** The words beside an icon say it already, where there is room for them. */
function tipped(target: EventTarget | null): HTMLElement | null {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  return anchor?.querySelector('.label')?.checkVisibility() ? null : anchor;
}

const isOnTip = (target: EventTarget | null) => target instanceof Element && target.closest('.tip') !== null;

const isFocusShown = (target: EventTarget | null) =>
  target instanceof Element && target.matches(':focus-visible');
