import { useStore } from '@nanostores/react';
import { SCOPE } from '../installed/watchVersion.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { $alerts } from './alertSetting.ts';
import { text } from './text.ts';

/** Sound and notifications on this device. The browser is asked for permission only here, where they are wanted. */
export function useAlerts(): { isOn: boolean; turnOn: () => Promise<void>; turnOff: () => void } {
  const isOn = useStore($alerts) === 'on';
  const toast = useToast();

  const turnOn = async () => {
    $alerts.set('on');
    const { playChime } = await import('./chime.ts');
    void playChime();
    toast({ tone: 'success', title: text.alerts, text: (await canNotify()) ? text.on : text.blocked });
  };

  return { isOn, turnOn, turnOff: () => $alerts.set(undefined) };
}

/** Asks for permission, and promises nothing that would not happen: on Android it takes a service worker. */
async function canNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if ((await Notification.requestPermission()) !== 'granted') return false;
  return !isAndroid() || (await navigator.serviceWorker?.getRegistration(SCOPE)) !== undefined;
}

/** Elsewhere a page can notify by itself; only trying would tell, and that would show a notification. */
function isAndroid(): boolean {
  return /android/i.test(navigator.userAgent);
}
