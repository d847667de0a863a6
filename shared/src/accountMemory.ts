import { openOutbox } from './chatOutbox.ts';

// What console and chat keep of an account on this device besides its session: unfinished forms, drafts, unsent messages,
// pictures, and who it is. Entries of the storages and caches are named `<what>:<account id>` or `<what>:<account id>:<more>`.

/** How many messages of the account wait on this device to be sent. */
export async function countUnsent(accountId: string): Promise<number> {
  const outbox = await openOutbox();
  const { length } = await outbox.list(accountId);
  outbox.close();
  return length;
}

/** Takes all of it off this device, apart from unfinished forms of other tabs: those wait there for this account alone. */
export async function forgetAccount(accountId: string): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.split(':')[1] === accountId) storage.removeItem(key);

  // Where caches are forbidden, nothing was kept in them.
  const caches = globalThis.caches;
  for (const name of (await caches?.keys().catch(() => [])) ?? [])
    if (name.split(':')[1] === accountId) await caches.delete(name);

  const outbox = await openOutbox();
  await outbox.delete(...(await outbox.list(accountId)).map(({ id }) => id));
  outbox.close();
}
