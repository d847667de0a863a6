import { useSyncExternalStore } from 'react';
import { followLight, isNight } from './theme.ts';

/** Whether the page is shown in night colours. */
export const useNight = () => useSyncExternalStore(followLight, isNight);
