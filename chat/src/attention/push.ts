import { dropPush, fetchPushKey, keepPush } from '../api/push.ts';
import { SCOPE } from '../installed/watchVersion.ts';

/**
 * Has this browser told of messages while the chat is closed; repeated it mends what was lost on either side.
 * @returns whether it is told.
 */
export async function subscribe(): Promise<boolean> {
  const manager = await findManager();
  const key = manager && (await fetchPushKey());
  if (!key) return false;
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
}

/** Ends it: in the browser at once, on the server as soon as it hears of it. */
export async function unsubscribe(): Promise<void> {
  const subscription = await (await findManager())?.getSubscription();
  if (!subscription) return;
  void dropPush(subscription.endpoint);
  await subscription.unsubscribe();
}

async function findManager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker?.getRegistration(SCOPE))?.pushManager;
}

/** The key that it was made with, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => BASE64URL[sign] ?? '');
}

const BASE64URL: Record<string, string> = { '+': '-', '/': '_' };
