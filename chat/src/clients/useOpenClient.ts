import { useEffect, useState } from 'react';

const PARAMETER = 'client';
/** In the entry of the history: the list is the entry before it. */
const FROM_LIST = 'list';

interface OpenClient {
  openId: string | undefined;
  /** The one that was open before. */
  lastOpenId: string | undefined;
  open: (clientId: string) => void;
  close: () => void;
}

/**
 * Which conversation is open, kept in the address: so a reload and the browser's back button work. From one to the next
 * there is no way back but to the list.
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
