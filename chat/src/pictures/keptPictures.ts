import { storedUserId } from '@vitrina/shared/supabaseClient.ts';

/** What conversations show of that many pictures takes some 15 MB. */
const MOST = 300;

/**
 * What a conversation shows of a picture, if this device has kept it. Kept by path, because an address is signed anew
 * every time; `accountMemory.ts` takes it all away at the sign-out.
 */
export async function findKept(path: string): Promise<Blob | undefined> {
  const kept = await openKept();
  return (await kept?.match(keyOf(path)))?.blob();
}

export async function keep(path: string, picture: Blob): Promise<void> {
  const kept = await openKept();
  if (kept === undefined) return;
  await kept.put(keyOf(path), new Response(picture));
  const keys = await kept.keys();
  // In the order in which they came.
  for (const key of keys.slice(0, -MOST)) await kept.delete(key);
}

/** Forgets the pictures of clients who are not there any more. */
export async function keepOnlyOf(clientIds: readonly string[]): Promise<void> {
  const kept = await openKept();
  for (const request of (await kept?.keys()) ?? [])
    if (!clientIds.some((id) => request.url.includes(`/${id}/`))) await kept?.delete(request);
}

/** Some browsers give no cache, or none in a private window: then every picture is fetched again. */
async function openKept(): Promise<Cache | undefined> {
  const userId = storedUserId();
  if (userId === undefined) return undefined;
  try {
    return await caches.open(`chat-pictures:${userId}`);
  } catch {
    return undefined;
  }
}

function keyOf(path: string): string {
  return `/chat/pictures/${path}`;
}
