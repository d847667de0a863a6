import { useEffect, useState } from 'react';

const PARAMETER = 'client';

interface OpenClient {
  openId: string | null;
  /** The one that was open before. */
  lastOpenId: string | undefined;
  /** Opens a conversation, or with null the list. */
  open: (clientId: string | null) => void;
}

/** Which client's conversation is open, kept in the address: it survives a reload, and the browser's „back“ works. */
export function useOpenClient(): OpenClient {
  const [openId, setOpenId] = useState(readAddress);
  const [lastOpenId, setLastOpenId] = useState<string>();
  if (openId !== null && openId !== lastOpenId) setLastOpenId(openId);

  useEffect(() => {
    const follow = () => setOpenId(readAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const open = (id: string | null) => {
    const query = id === null ? '' : `?${new URLSearchParams({ [PARAMETER]: id })}`;
    history.pushState(null, '', `${location.pathname}${query}`);
    setOpenId(id);
  };
  return { openId, lastOpenId, open };
}

function readAddress(): string | null {
  return new URLSearchParams(location.search).get(PARAMETER);
}
