import { z } from 'zod';

/**
 * The keys that identify the studio to push services (RFC 8292), as in the secret VAPID_KEYS: a point and a number of
 * P-256.
 */
export const vapidKeysSchema = z.object({
  publicKey: z.string().regex(/^B[\w-]{86}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
});

export type VapidKeys = z.infer<typeof vapidKeysSchema>;
