import { useSyncExternalStore } from 'react';
import { keptSignName, onSignName } from '../../signName.ts';

/** The name that the visitor has written on a sign, on this page or an earlier one; empty if none. */
export const useSignName = (): string => useSyncExternalStore(onSignName, keptSignName, () => '');
