import { supabase } from './supabase.ts';

/** The key that browsers subscribe with; null if the studio has set none or the server cannot be reached. */
export async function fetchPushKey(): Promise<string | null> {
  const { data } = await supabase.rpc('push_key');
  return data;
}

/** Registers this browser for pushes to the signed-in person. False if the server refuses it. */
export async function keepPush({ endpoint, keys }: PushSubscriptionJSON): Promise<boolean> {
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  const { p256dh, auth } = keys;
  const { error } = await supabase.rpc('keep_push', { endpoint, p256dh, auth });
  return error === null;
}

/** Ends the registration. If the server cannot be reached, it learns about it from the push service. */
export async function dropPush(endpoint: string): Promise<void> {
  await supabase.rpc('drop_push', { endpoint });
}
