import { z } from 'zod';

/**
 * The keys that identify the studio to push services (RFC 8292), as in the secret VAPID_KEYS: a point and a number of
 * P-256.
 */
const vapidKeysSchema = z.object({
  publicKey: z.string().regex(/^B[\w-]{86}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
});

export type VapidKeys = z.infer<typeof vapidKeysSchema>;

/** Reads the secret. Undefined where it is not what `npm run push:keys` makes: an error would quote it. */
export function readVapidKeys(secret: string): VapidKeys | undefined {
  try {
    return vapidKeysSchema.parse(JSON.parse(secret));
  } catch {
    return undefined;
  }
}
