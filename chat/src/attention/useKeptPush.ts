import { useEffect } from 'react';
import { $alerts } from './alertSetting.ts';

/**
 * Browsers sometimes drop subscriptions without notice, so every start of the chat renews the subscription if
 * notifications are on.
 */
export function useKeptPush(): void {
  useEffect(() => {
    if ($alerts.get() !== 'on' || typeof Notification === 'undefined') return;
    if (Notification.permission === 'granted') void import('./push.ts').then(({ subscribe }) => subscribe());
  }, []);
}
