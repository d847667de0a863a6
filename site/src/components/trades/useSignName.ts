import { useSyncExternalStore } from 'react';
import { keptSignName, onSignName } from '../../signName.ts';

/** The name that the visitor has written on a sign, on this or an earlier page; empty without one. */
export const useSignName = (): string => useSyncExternalStore(onSignName, keptSignName, () => '');
