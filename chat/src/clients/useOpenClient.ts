import { useEffect, useState } from 'react';

const PARAMETER = 'client';
/** The state of a history entry whose previous entry is the list. */
const FROM_LIST = 'list';

interface OpenClient {
  openId: string | undefined;
  /** The client that was open last. */
  lastOpenId: string | undefined;
  open: (clientId: string) => void;
  close: () => void;
}

/**
 * The open conversation, kept in the address, so that reloading and the browser's back button work. Going from one
 * conversation to another replaces the history entry: back always leads to the list.
 */
export function useOpenClient(): OpenClient {
  const [openId, setOpenId] = useState(readAddress);
  const [lastOpenId, setLastOpenId] = useState<string>();
  if (openId !== undefined && openId !== lastOpenId) setLastOpenId(openId);

  useEffect(() => {
    const follow = () => setOpenId(readAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const open = (clientId: string) => {
    const address = conversationAddress(clientId);
    if (openId === undefined) history.pushState(FROM_LIST, '', address);
    else history.replaceState(history.state, '', address);
    setOpenId(readAddress());
  };
  const close = () => {
    if (history.state === FROM_LIST) return history.back();
    history.replaceState(null, '', addressOf(''));
    setOpenId(undefined);
  };
  return { openId, lastOpenId, open, close };
}

export function conversationAddress(clientId: string): string {
  return addressOf(`?${new URLSearchParams({ [PARAMETER]: clientId })}`);
}

function addressOf(query: string): string {
  return `${location.pathname}${query}`;
}

function readAddress(): string | undefined {
  return new URLSearchParams(location.search).get(PARAMETER) ?? undefined;
}
