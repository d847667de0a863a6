import { randomBytes } from 'node:crypto';
import { vapidKeys } from '@vitrina/local-supabase/functions/vapidKeys.ts';

/** `npm run push:keys`: new keys for notifications in the browser, and what makes a hosted project use them. */
const keys = vapidKeys(randomBytes(32));
console.log(`The secret of the functions:

  npm run supabase -- secrets set VAPID_KEYS='${JSON.stringify(keys)}'

What browsers subscribe with, in the project's SQL editor:

  update private.push_settings set public_key = '${keys.publicKey}';
`);
