import { storedUserId } from '@vitrina/shared/supabaseClient.ts';

/** Their thumbnails take about 15 MB. */
const MOST_PICTURES = 300;

/**
 * The thumbnail of a picture, if this device has kept it. It is kept by path, because the signed address is different
 * every time. `accountMemory.ts` deletes all of them at sign-out.
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
  // The oldest come first.
  for (const key of keys.slice(0, -MOST_PICTURES)) await kept.delete(key);
}

/** Deletes the pictures of clients who no longer exist. */
export async function keepOnlyOf(clientIds: readonly string[]): Promise<void> {
  const kept = await openKept();
  for (const request of (await kept?.keys()) ?? [])
    if (!clientIds.some((id) => request.url.includes(`/${id}/`))) await kept?.delete(request);
}

/** Some browsers have no cache, or none in a private window: then every picture is downloaded again. */
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
