import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { PushMessage } from '@vitrina/shared/pushMessage.ts';
import { z } from 'zod';
import type { PushSettings } from './pushSettings.ts';

/** A day: whoever opens the computer later finds the mail. */
const TTL_S = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

export const browserSchema = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
export type Browser = z.infer<typeof browserSchema>;

/**
 * What became of it: `sent`; `gone`: this browser cannot be told any more; `busy`: it may be told later; `refused`: this
 * is not taken.
 */
type Outcome = 'sent' | 'gone' | 'busy' | 'refused';

/** Encrypts a message for one browser (RFC 8291) and hands it to its push service (RFC 8030). */
export async function sendPush(
  { endpoint, ...keys }: Browser,
  message: PushMessage,
  { vapid, request }: PushSettings,
): Promise<Outcome> {
  if (!vapid) return 'refused';
  const payload = await buildPushPayload(
    // The service keeps the last of a topic for a browser that is away. A topic has 32 letters: an id without its dashes.
    {
      data: { ...message },
      options: { ttl: TTL_S, topic: message.tag.replaceAll('-', ''), urgency: 'high' },
    },
    { endpoint, expirationTime: null, keys },
    vapid,
  ).catch((error: Error) => console.error(`push: not encrypted: ${error.message}`));
  if (!payload) return 'refused';
  // The address is checked, what it might lead to is not.
  const response = await request(endpoint, {
    ...payload,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Whatever kept it from answering: it is tried again, and the reason would name a stranger's address.
  }).catch(() => undefined);
  if (!response) return 'busy';
  await response.body?.cancel();
  const { ok, status } = response;
  if (ok) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) return 'busy';
  console.error(`push: ${new URL(endpoint).host} answered ${status}`);
  return 'refused';
}
