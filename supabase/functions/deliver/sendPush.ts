import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { PushMessage } from '@vitrina/shared/pushMessage.ts';
import { z } from 'zod';
import type { PushSettings } from './pushSettings.ts';

/** A day: people who open their computer later find the mail. */
const TTL_S = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

export const browserSchema = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
export type Browser = z.infer<typeof browserSchema>;

/**
 * The result: `sent`; `gone`: this browser can never be notified again; `busy`: try again later; `refused`: this push
 * is not accepted.
 */
type Outcome = 'sent' | 'gone' | 'busy' | 'refused';

/** Encrypts a message for one browser (RFC 8291) and sends it to its push service (RFC 8030). */
export async function sendPush(
  { endpoint, ...keys }: Browser,
  message: PushMessage,
  { vapid, request }: PushSettings,
): Promise<Outcome> {
  if (!vapid) return 'refused';
  const payload = await buildPushPayload(
    // For a browser that is offline the service keeps only the last push of a topic. A topic has at most 32 characters:
    // an id without dashes.
    {
      data: { ...message },
      options: { ttl: TTL_S, topic: message.tag.replaceAll('-', ''), urgency: 'high' },
    },
    { endpoint, expirationTime: null, keys },
    vapid,
  ).catch((error: Error) => console.error(`push: not encrypted: ${error.message}`));
  if (!payload) return 'refused';
  // The address has been checked, a redirect's target would not be.
  const response = await request(endpoint, {
    ...payload,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Retried, whatever the reason; the message could contain a stranger's address.
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
