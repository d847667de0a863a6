import { useEffect, useState } from 'react';

const PARAMETER = 'client';

interface OpenClient {
  openId: string | undefined;
  /** The one that was open before. */
  lastOpenId: string | undefined;
  open: (clientId: string) => void;
  close: () => void;
}

/** Which conversation is open, kept in the address: so a reload and the browser's back button work. */
export function useOpenClient(): OpenClient {
  const [openId, setOpenId] = useState(readAddress);
  const [lastOpenId, setLastOpenId] = useState<string>();
  if (openId !== undefined && openId !== lastOpenId) setLastOpenId(openId);

  useEffect(() => {
    const follow = () => setOpenId(readAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const go = (query: string) => {
    history.pushState(null, '', `${location.pathname}${query}`);
    setOpenId(readAddress());
  };
  return {
    openId,
    lastOpenId,
    open: (clientId) => go(`?${new URLSearchParams({ [PARAMETER]: clientId })}`),
    close: () => go(''),
  };
}

function readAddress(): string | undefined {
  return new URLSearchParams(location.search).get(PARAMETER) ?? undefined;
}
