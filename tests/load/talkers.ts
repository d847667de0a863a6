import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import bcrypt from 'bcryptjs';
import { signIn, type TestedApi } from '../fixtures/people.ts';

export interface Talker {
  id: string;
  supabase: Supabase;
}

const PASSWORD = 'a password for one run';
// Far too cheap for real accounts; hundreds of them are made and signed in here, and that is not what is measured.
const PASSWORD_HASH = bcrypt.hashSync(PASSWORD, 4);
const AT_ONCE = 10;

/** Makes clients and signs each of them in; `remove` takes them away with all they have written. */
export async function makeTalkers(api: TestedApi, count: number) {
  const owner = createServiceClient(api.apiUrl, api.secretKey);
  const run = crypto.randomUUID().slice(0, 8);
  const talkers: Talker[] = [];

  const makeOne = async (number: number) => {
    const username = `load-${run}-${number}`;
    const email = signInAddress(username);
    const { data, error } = await owner.auth.admin.createUser({
      email,
      password_hash: PASSWORD_HASH,
      email_confirm: true,
    });
    if (error) throw error;
    const { id } = data.user;
    const { error: refused } = await owner.from('chat_users').insert({ id, username, role: 'client' });
    if (refused) throw refused;
    talkers.push({ id, supabase: await signIn(api, { email, password: PASSWORD }) });
  };

  for (let made = 0; made < count; made += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - made) }, (_, index) => makeOne(made + index)),
    );
  return {
    talkers,
    remove: async () => {
      for (const { id, supabase } of talkers) {
        await supabase.realtime.disconnect();
        await owner.auth.admin.deleteUser(id);
      }
    },
  };
}
