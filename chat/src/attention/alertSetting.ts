import { persistentAtom } from '@nanostores/persistent';

/** Whether sound and notifications are wanted on this device, by whoever is signed in. */
export const $alerts = persistentAtom<'on' | undefined>('chatAlerts', undefined);

/** Whether somebody at this device has been asked about them. */
export const $alertsOffer = persistentAtom<'answered' | undefined>('chatAlertsOffer', undefined);
