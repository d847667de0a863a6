import { watchIdentity } from '../api/auth.ts';
import { cut } from '../cut.ts';
import { SCOPE } from '../installed/watchVersion.ts';
import { playChime } from './chime.ts';

/** A message that has just come from the other side. */
export interface Arrival {
  id: string;
  /** Whose conversation it belongs to. */
  clientId: string;
  author: string;
  content: string;
  /** Whether the reader sees it appear; then no sound or notification is needed. */
  isInView: boolean;
  /** The address of the conversation. */
  address: string;
  /** Opens the conversation once the window is in front. */
  onOpen?: () => void;
}

/** Tabs that do not show the conversation wait this long, so that a tab that shows it can claim the message first. */
const DEFERENCE_MS = 400;
const CLAIM_MS = 60_000;
const PREVIEW_LENGTH = 200;

/** What this page has shown without the service worker, and of which conversation. */
const shown = new Map<Notification, string>();

/** Announces a message, unless another tab has announced it or shows it. */
export async function showNotification(arrival: Arrival): Promise<void> {
  if (!arrival.isInView) await pause(DEFERENCE_MS);
  if (!(await claim(arrival.id)) || arrival.isInView) return;
  void playChime();
  await notify(arrival);
}

/** True for the first tab of this browser that asks. */
function claim(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(`chat-alert:${id}`, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock !== null) await pause(CLAIM_MS);
    });
  });
}

async function notify({ clientId, author, content, address, onOpen }: Arrival): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const options = {
    body: cut(content, 0, PREVIEW_LENGTH),
    tag: clientId,
    renotify: true,
    icon: '/favicon.svg',
    lang: 'bg',
    silent: true,
    data: new URL(address, location.href).href,
  };
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  // A push about the same message arrives seconds later; it can only replace a notification that the service worker
  // has shown.
  if (await registration?.pushManager?.getSubscription())
    return registration?.showNotification(author, options);
  try {
    const notification = new Notification(author, options);
    notification.onclick = () => {
      window.focus();
      onOpen?.();
      notification.close();
    };
    // It shows words of a message. Signing out closes by itself only what the service worker has shown.
    const stopWatching = watchIdentity(({ is }) => is === 'nobody' && notification.close());
    shown.set(notification, clientId);
    notification.onclose = () => {
      stopWatching();
      shown.delete(notification);
    };
  } catch {
    // Chrome on Android allows notifications only through the service worker.
    await registration?.showNotification(author, options);
  }
}

/** Closes what pages and the service worker have shown of these conversations. */
export async function closeShown(clientIds: readonly string[]): Promise<void> {
  for (const [notification, clientId] of shown) if (clientIds.includes(clientId)) notification.close();
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  for (const notification of (await registration?.getNotifications?.()) ?? [])
    if (clientIds.includes(notification.tag)) notification.close();
}

function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration));
}
