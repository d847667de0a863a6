import { useStore } from '@nanostores/react';
import { SCOPE } from '../installed/watchVersion.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { $alerts } from './alertSetting.ts';
import { text } from './text.ts';

/** Sound and notifications on this device. The browser is asked for permission only here, where they are wanted. */
export function useAlerts(): { isOn: boolean; turnOn: () => Promise<void>; turnOff: () => Promise<void> } {
  const isOn = useStore($alerts) === 'on';
  const toast = useToast();

  const turnOn = async () => {
    $alerts.set('on');
    const { playChime } = await import('./chime.ts');
    void playChime();
    toast({ tone: 'success', title: text.alerts, text: text[await prepare()] });
  };
  const turnOff = async () => {
    $alerts.set(undefined);
    const { unsubscribe } = await import('./push.ts');
    await unsubscribe();
  };

  return { isOn, turnOn, turnOff };
}

/** @returns what there will be, and so what to say. */
async function prepare(): Promise<'onAlways' | 'on' | 'onIphone' | 'blocked'> {
  if (isIphoneTab()) return 'onIphone';
  if (!(await canNotify())) return 'blocked';
  const { subscribe } = await import('./push.ts');
  return (await subscribe()) ? 'onAlways' : 'on';
}

/** Asks for permission, and promises nothing that would not happen: on Android it takes a service worker. */
async function canNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if ((await Notification.requestPermission()) !== 'granted') return false;
  return !isAndroid() || (await navigator.serviceWorker?.getRegistration(SCOPE)) !== undefined;
}

/** There, only an installed app may notify. Only there a page knows whether it is one, and nothing of notifications. */
function isIphoneTab(): boolean {
  return typeof Notification === 'undefined' && 'standalone' in navigator && navigator.standalone === false;
}

/** Elsewhere a page can notify by itself; only trying would tell, and that would show a notification. */
function isAndroid(): boolean {
  return /android/i.test(navigator.userAgent);
}
