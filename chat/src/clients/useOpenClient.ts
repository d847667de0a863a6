import { useEffect, useEffectEvent, useState } from 'react';
import { hasOpenDialog, leaveDialogs } from '../ui/openDialogs.ts';

const PARAMETER = 'client';
/** The state of a history entry whose previous entry is the list. */
const FROM_LIST = 'list';

interface OpenClient {
  openId: string | undefined;
  /** The client that was open last. */
  lastOpenId: string | undefined;
  /** Asks first if a dialog holds something unsaved. */
  open: (clientId: string) => void;
  close: () => void;
}

/**
 * The open conversation, kept in the address, so that reloading and the browser's back button work. Going from one
 * conversation to another replaces the history entry: back always leads to the list.
 */
export function useOpenClient(): OpenClient {
  const [openId, setOpenId] = useState(() => clientAt(location.href));
  const [lastOpenId, setLastOpenId] = useState<string>();
  if (openId !== undefined && openId !== lastOpenId) setLastOpenId(openId);

  const open = (clientId: string) => {
    if (clientId === openId) return;
    leaveDialogs(() => {
      const address = conversationAddress(clientId);
      if (openId === undefined) history.pushState(FROM_LIST, '', address);
      else history.replaceState(history.state, '', address);
      setOpenId(clientId);
    });
  };
  const close = () => {
    if (history.state === FROM_LIST) return history.back();
    history.replaceState(null, '', addressOf(''));
    setOpenId(undefined);
  };
  const follow = useEffectEvent(() => {
    const next = clientAt(location.href);
    if (openId === undefined || openId === next || !hasOpenDialog()) return setOpenId(next);
    // The address has changed already, but the dialogs of the conversation are still to be left.
    history.pushState(FROM_LIST, '', conversationAddress(openId));
    leaveDialogs(close);
  });
  useEffect(() => {
    const hear = () => follow();
    window.addEventListener('popstate', hear);
    return () => window.removeEventListener('popstate', hear);
  }, []);
  return { openId, lastOpenId, open, close };
}

export function conversationAddress(clientId: string): string {
  return addressOf(`?${new URLSearchParams({ [PARAMETER]: clientId })}`);
}

function addressOf(query: string): string {
  return `${location.pathname}${query}`;
}

/** The client whose conversation has this address. */
export function clientAt(address: string): string | undefined {
  return new URL(address).searchParams.get(PARAMETER) ?? undefined;
}
