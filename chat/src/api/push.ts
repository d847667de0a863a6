import { supabase } from './supabase.ts';

/** What a browser subscribes with; null where the studio has set none, or cannot be asked. */
export async function fetchPushKey(): Promise<string | null> {
  const { data } = await supabase.rpc('push_key');
  return data;
}

/** Has the signed-in person told in this browser. False if the server does not take it. */
export async function keepPush({ endpoint, keys }: PushSubscriptionJSON): Promise<boolean> {
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  const { p256dh, auth } = keys;
  const { error } = await supabase.rpc('keep_push', { endpoint, p256dh, auth });
  return error === null;
}

/** Ends that. Unreached, the server learns it from the push service. */
export async function dropPush(endpoint: string): Promise<void> {
  await supabase.rpc('drop_push', { endpoint });
}
