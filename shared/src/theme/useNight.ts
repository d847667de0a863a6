import { useSyncExternalStore } from 'react';
import { followLight, isNight } from './theme.ts';

/** Whether the page is shown by night. */
export const useNight = () => useSyncExternalStore(followLight, isNight);
