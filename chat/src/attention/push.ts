import pLimit from 'p-limit';
import { dropPush, fetchPushKey, keepPush } from '../api/push.ts';
import { SCOPE } from '../installed/watchVersion.ts';
import { $alerts } from './alertSetting.ts';

/** A worker that is not active by then is not waited for. */
const INSTALLED_AFTER_MS = 10_000;

/** Turned on and off quickly, each waits until the other has ended. */
const inOrder = pLimit(1);

/**
 * Subscribes this browser to notifications that arrive while the chat is closed. Repeating it repairs a subscription
 * that was lost on either side.
 * @returns whether notifications will arrive
 */
export async function subscribe(): Promise<boolean> {
  const manager = await findManager();
  const key = manager && (await fetchPushKey());
  // On a first visit the worker is still being installed, and may fail; only an active one can subscribe.
  if (key) await Promise.race([navigator.serviceWorker.ready, later()]);
  return inOrder(async () => {
    // They may have been turned off meanwhile.
    if (!key || $alerts.get() !== 'on') return false;
    try {
      const known = await manager.getSubscription();
      const isCurrent = known !== null && keyOf(known) === key;
      if (!isCurrent) await known?.unsubscribe();
      const options = { userVisibleOnly: true, applicationServerKey: key };
      return await keepPush((isCurrent ? known : await manager.subscribe(options)).toJSON());
    } catch (error) {
      // Browsers without a push service, and private windows, refuse.
      console.warn('Without push:', error);
      return false;
    }
  });
}

/** Ends the subscription in the browser and on the server. */
export const unsubscribe = (): Promise<void> =>
  inOrder(async () => {
    const endpoint = await forgetSubscription();
    if (endpoint !== undefined) await dropPush(endpoint);
  });

/**
 * Ends the subscription in the browser only; on the server it ends together with the session.
 * @returns the address of the ended subscription
 */
export async function forgetSubscription(): Promise<string | undefined> {
  const subscription = await (await findManager())?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

async function findManager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker?.getRegistration(SCOPE))?.pushManager;
}

const later = () => new Promise((resolve) => setTimeout(resolve, INSTALLED_AFTER_MS));

/** The key of the subscription in base64url, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
