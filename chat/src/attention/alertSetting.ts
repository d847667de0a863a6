import { persistentAtom } from '@nanostores/persistent';

/** Whether sound and notifications are turned on on this device, whoever is signed in. */
export const $alerts = persistentAtom<'on' | undefined>('chatAlerts', undefined);

/** Whether the offer to turn them on has been answered on this device. */
export const $alertsOffer = persistentAtom<'answered' | undefined>('chatAlertsOffer', undefined);
