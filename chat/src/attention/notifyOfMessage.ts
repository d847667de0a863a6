import { $alerts } from './alertSetting.ts';
import type { Arrival } from './showNotification.ts';

/** Announces a message by sound and notification if that is turned on; once, however many tabs are open. */
export function notifyOfMessage(arrival: Arrival): void {
  if ($alerts.get() === 'on')
    void import('./showNotification.ts').then(({ showNotification }) => showNotification(arrival));
}

/** Closes the notifications of these conversations: what they tell has been read or deleted. */
export function closeNotifications(clientIds: readonly string[]): void {
  if ($alerts.get() === 'on' && clientIds.length > 0)
    void import('./showNotification.ts').then(({ closeShown }) => closeShown(clientIds));
}
