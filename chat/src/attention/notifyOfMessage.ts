import { $alerts } from './alertSetting.ts';
import type { Arrival } from './showNotification.ts';

/** Calls for attention by sound and notification if the reader wants that: once, however many tabs are open. */
export function notifyOfMessage(arrival: Arrival): void {
  if ($alerts.get() === 'on')
    void import('./showNotification.ts').then(({ showNotification }) => showNotification(arrival));
}
