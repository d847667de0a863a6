import { brand } from '@vitrina/shared/brand.ts';
import { vapidKeysSchema } from '@vitrina/shared/vapidKeys.ts';
import type { Variable } from '../_shared/readProject.ts';

export interface PushSettings {
  /** By which push services know the studio, and where they write if something is wrong. Without them nothing is sent. */
  vapid: { publicKey: string; privateKey: string; subject: string } | undefined;
  /** What calls the push services. */
  request: typeof fetch;
}

/** Reads VAPID_KEYS, which `npm run push:keys` makes, and the address of MAIL_FROM or the brand's own. */
export function pushSettings(variable: Variable): PushSettings {
  const keys = variable('VAPID_KEYS');
  const subject = `mailto:${variable('MAIL_FROM') ?? brand.email}`;
  return {
    vapid: keys ? { ...vapidKeysSchema.parse(JSON.parse(keys)), subject } : undefined,
    request: fetch,
  };
}
