import { openOutbox } from './chatOutbox.ts';

// What console and chat keep of an account on this device besides its session: unfinished forms, drafts, unsent
// messages, pictures, and the account's name. Entries of storages and caches are named `<what>:<account id>` or
// `<what>:<account id>:<more>`; those of react-admin, which keeps what was searched for in lists, `RaStore.<what>`.

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
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (key.split(':')[1] === accountId || key.startsWith('RaStore.')) storage.removeItem(key);

  // If caches are forbidden, none have been kept.
  const caches = globalThis.caches;
  for (const name of (await caches?.keys().catch(() => [])) ?? [])
    if (name.split(':')[1] === accountId) await caches.delete(name);

  const outbox = await openOutbox();
  await outbox.delete(...(await outbox.list(accountId)).map(({ id }) => id));
  outbox.close();
}
