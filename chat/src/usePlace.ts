import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasOpenDialog, leaveDialogs } from './ui/openDialogs.ts';

/** The state of a history entry whose previous entry is the same screen with nothing open. */
const OPENED_HERE = 'opened here';

interface Place {
  opened: string | undefined;
  /** Asks first if a dialog holds something unsaved. */
  open: (name: string) => void;
  close: () => void;
}

/**
 * What is open on a screen, kept in a parameter of the address, so that reloading and the browser's back button work.
 * Going from one place to another replaces the history entry: back always leads to the screen with nothing open.
 */
export function usePlace(parameter: string): Place {
  const [opened, setOpened] = useState(() => placeAt(parameter, location.href));
  /** What is opened as of now: the browser may have gone back before the screen is drawn anew. */
  const latest = useRef(opened);
  /** Until the browser has gone back, nothing can be added to the history. */
  const isGoingBack = useRef(false);

  const show = (name: string | undefined) => {
    latest.current = name;
    setOpened(name);
  };
  const open = (name: string) => {
    if (name === latest.current) return;
    leaveDialogs(() => {
      if (!isGoingBack.current) {
        const address = placeAddress(parameter, name);
        if (latest.current === undefined) history.pushState(OPENED_HERE, '', address);
        else history.replaceState(history.state, '', address);
      }
      show(name);
    });
  };
  const close = () => {
    show(undefined);
    if (isGoingBack.current) return;
    if (history.state !== OPENED_HERE) return history.replaceState(null, '', location.pathname);
    isGoingBack.current = true;
    history.back();
  };
  const follow = useEffectEvent(() => {
    const current = latest.current;
    if (isGoingBack.current) {
      isGoingBack.current = false;
      // Opened since.
      if (current !== undefined) history.pushState(OPENED_HERE, '', placeAddress(parameter, current));
      return;
    }
    const next = placeAt(parameter, location.href);
    if (current === next || !hasOpenDialog()) return show(next);
    // The address has changed already, but the dialogs above what is shown are still to be left.
    if (current === undefined) return leaveDialogs(() => show(next));
    history.pushState(OPENED_HERE, '', placeAddress(parameter, current));
    leaveDialogs(close);
  });
  useEffect(() => {
    const hear = () => follow();
    window.addEventListener('popstate', hear);
    return () => window.removeEventListener('popstate', hear);
  }, []);
  return { opened, open, close };
}

export function placeAddress(parameter: string, name: string): string {
  return `${location.pathname}?${new URLSearchParams({ [parameter]: name })}`;
}

/** What an address opens. */
export function placeAt(parameter: string, address: string): string | undefined {
  return new URL(address).searchParams.get(parameter) ?? undefined;
}
