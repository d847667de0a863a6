import { brand } from '@vitrina/shared/brand.ts';
import { readVapidKeys, type VapidKeys } from '@vitrina/shared/vapidKeys.ts';
import type { Variable } from '../_shared/readProject.ts';

export interface PushSettings {
  /** Identifies the studio to push services, with a contact address. Without it no push is sent. */
  vapid: { publicKey: string; privateKey: string; subject: string } | undefined;
  /** The function that calls push services. */
  request: typeof fetch;
}

/** Reads VAPID_KEYS, made by `npm run push:keys`, and MAIL_FROM or the brand's own address. */
export function pushSettings(variable: Variable): PushSettings {
  const keys = readKeys(variable('VAPID_KEYS'));
  const subject = `mailto:${variable('MAIL_FROM') ?? brand.email}`;
  return { vapid: keys && { ...keys, subject }, request: fetch };
}

/** Keys that cannot be read must not keep the function from sending mails. */
function readKeys(keys: string | undefined): VapidKeys | undefined {
  if (!keys) return undefined;
  const read = readVapidKeys(keys);
  if (!read) console.error('No pushes are sent, because VAPID_KEYS is not what `npm run push:keys` makes.');
  return read;
}
