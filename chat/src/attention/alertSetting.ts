import { persistentAtom } from '@nanostores/persistent';

/** Whether sound and notifications are wanted on this device, by whoever is signed in. */
export const $alerts = persistentAtom<'on' | undefined>('chatAlerts', undefined);
