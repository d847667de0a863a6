import { useEffect, useEffectEvent } from 'react';
import { openNotifications } from './notificationClicks.ts';

/** Calls `open` with the address of a notification that was clicked. */
export function useNotificationClick(open: (address: string) => void): void {
  const openNow = useEffectEvent(open);
  useEffect(() => openNotifications((address) => openNow(address)), []);
}
