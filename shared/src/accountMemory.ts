import { CHANGEABLE_MINUTES } from './changeableMinutes.ts';
import { openOutbox } from './chatOutbox.ts';
import { forget, keysInPage } from './tabStorage.ts';
import { timeOfId } from './timeOfId.ts';

// What console and chat keep of an account on this device besides its session: unfinished forms, drafts, unsent
// messages, pictures, notifications, and the account's name. Entries of storages and caches are named
// `<what>:<account id>` or `<what>:<account id>:<more>`, what is typed and not saved or sent "draft" or "chatDraft";
// those of react-admin, which keeps what was searched for in lists, `RaStore.<what>`.

/** What of the account's work signing out would lose: messages that have yet to be sent, or else what is only typed. */
export type Unfinished = 'unsent' | 'draft';

export async function findUnfinished(accountId: string): Promise<Unfinished | undefined> {
  if ((await countUnsent(accountId)) > 0) return 'unsent';
  const isDraft = (key: string) =>
    /^(draft|chatDraft):/.test(key) && belongsTo(accountId, key) && !isLateCorrection(key);
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...keysInPage()];
  return keys.some(isDraft) ? 'draft' : undefined;
}

/** The number of the account's unsent messages on this device. */
export async function countUnsent(accountId: string): Promise<number> {
  const outbox = await openOutbox();
  const { length } = await outbox.list(accountId);
  outbox.close();
  return length;
}

/**
 * Removes all of it from this device, except unfinished forms in other tabs: those stay there, for this account only.
 */
export async function forgetAccount(accountId: string): Promise<void> {
  // First: as long as the account is known, other tabs keep their drafts.
  localStorage.removeItem(`chatAccount:${accountId}`);
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (belongsTo(accountId, key) || key.startsWith('RaStore.')) storage.removeItem(key);
  for (const key of keysInPage()) if (belongsTo(accountId, key)) forget(key);

  // If caches are forbidden, none have been kept.
  const caches = globalThis.caches;
  for (const name of (await caches?.keys().catch(() => [])) ?? [])
    if (belongsTo(accountId, name)) await caches.delete(name);

  // Notifications show words of messages. Without storage, no service worker has shown any; nor on an iPhone in a page that
  // is not on the home screen, where the method may be missing.
  for (const registration of (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [])
    for (const notification of (await registration.getNotifications?.()) ?? []) notification.close();

  const outbox = await openOutbox();
  await outbox.delete(...(await outbox.list(accountId)).map(({ id }) => id));
  outbox.close();
}

/** Whether it was typed for a message that can no longer be corrected: it would be of no use to anybody. */
function isLateCorrection(key: string): boolean {
  const [, , place, messageId = ''] = key.split(':');
  return place === 'correction' && Date.now() - timeOfId(messageId) > CHANGEABLE_MINUTES * 60_000;
}

const belongsTo = (accountId: string, name: string) => name.split(':')[1] === accountId;
