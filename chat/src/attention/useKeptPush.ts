import { useEffect } from 'react';
import { $alerts } from './alertSetting.ts';

/** Where notifications are wanted, each start of the chat sees to it that they come: browsers lose subscriptions in silence. */
export function useKeptPush(): void {
  useEffect(() => {
    if ($alerts.get() !== 'on' || typeof Notification === 'undefined') return;
    if (Notification.permission === 'granted') void import('./push.ts').then(({ subscribe }) => subscribe());
  }, []);
}
