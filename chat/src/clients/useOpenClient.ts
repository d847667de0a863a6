import { useState } from 'react';
import { placeAddress, placeAt, usePlace } from '../usePlace.ts';

const PARAMETER = 'client';

interface OpenClient {
  openId: string | undefined;
  /** The client that was open last. */
  lastOpenId: string | undefined;
  /** Asks first if a dialog holds something unsaved. */
  open: (clientId: string) => void;
  close: () => void;
}

/** The client whose conversation is open. Closing it leads to the list. */
export function useOpenClient(): OpenClient {
  const { opened: openId, open, close } = usePlace(PARAMETER);
  const [lastOpenId, setLastOpenId] = useState<string>();
  if (openId !== undefined && openId !== lastOpenId) setLastOpenId(openId);
  return { openId, lastOpenId, open, close };
}

export const conversationAddress = (clientId: string) => placeAddress(PARAMETER, clientId);

/** The client whose conversation has this address. */
export const clientAt = (address: string) => placeAt(PARAMETER, address);
