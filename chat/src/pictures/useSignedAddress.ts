import { useCallback, useSyncExternalStore } from 'react';
import { addressOf, keepAddress, type SignedAddress } from './signedAddresses.ts';

/** Where a private picture can be seen at the moment. */
export function useSignedAddress(path: string): SignedAddress {
  const subscribe = useCallback((onChange: () => void) => keepAddress(path, onChange), [path]);
  return useSyncExternalStore(subscribe, () => addressOf(path));
}
