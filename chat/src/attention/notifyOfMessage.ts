import { $alerts } from './alertSetting.ts';
import type { Arrival } from './showNotification.ts';

/** Announces a message by sound and notification if that is turned on; once, however many tabs are open. */
export function notifyOfMessage(arrival: Arrival): void {
  if ($alerts.get() === 'on')
    void import('./showNotification.ts').then(({ showNotification }) => showNotification(arrival));
}
