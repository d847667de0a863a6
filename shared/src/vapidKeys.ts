import { z } from 'zod';

/** By which push services know the studio (RFC 8292), as the secret VAPID_KEYS holds them: a point and a number of P-256. */
export const vapidKeysSchema = z.object({
  publicKey: z.string().regex(/^B[\w-]{86}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
});
