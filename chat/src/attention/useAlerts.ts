import { useStore } from '@nanostores/react';
import { SCOPE } from '../installed/watchVersion.ts';
import { isIphone } from '../isIphone.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { $alerts } from './alertSetting.ts';
import { playChime } from './chime.ts';
import { text } from './text.ts';

/** Sound and notifications on this device. The browser is asked for permission only when they are turned on. */
export function useAlerts(): { isOn: boolean; turnOn: () => Promise<void>; turnOff: () => Promise<void> } {
  const isOn = useStore($alerts) === 'on';
  const toast = useToast();

  const turnOn = async () => {
    $alerts.set('on');
    void playChime();
    const outcome = await prepare();
    // Turned off meanwhile.
    if ($alerts.get() !== 'on') return;
    toast({
      tone: outcome === 'blocked' ? 'error' : 'success',
      title: text.alerts,
      text: text[outcome],
    });
  };
  const turnOff = async () => {
    $alerts.set(undefined);
    const { unsubscribe } = await import('./push.ts');
    await unsubscribe();
  };

  return { isOn, turnOn, turnOff };
}

/** @returns the key of the text that says what will happen */
async function prepare(): Promise<'onAlways' | 'on' | 'onIphone' | 'blocked'> {
  if (isIphoneTab()) return 'onIphone';
  if (!(await canNotify())) return 'blocked';
  const { subscribe } = await import('./push.ts');
  return (await subscribe()) ? 'onAlways' : 'on';
}

/** Asks for permission. On Android, notifications also need a service worker. */
async function canNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if ((await Notification.requestPermission()) !== 'granted') return false;
  return !isAndroid() || (await navigator.serviceWorker?.getRegistration(SCOPE)) !== undefined;
}

/** On an iPhone only an installed app may notify. */
function isIphoneTab(): boolean {
  return typeof Notification === 'undefined' && isIphone(navigator) && navigator.standalone === false;
}

/**
 * Whether a page may notify without a service worker can only be tested by showing a notification, so the user agent
 * has to tell.
 */
function isAndroid(): boolean {
  return /android/i.test(navigator.userAgent);
}
