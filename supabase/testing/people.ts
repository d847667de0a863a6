import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '@vitrina/shared/database.types.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';

/** Where the product under test is, and both its keys. */
export interface TestedApi {
  apiUrl: string;
  publishableKey: string;
  secretKey: string;
}

/** Someone who can sign in. */
export interface Person {
  id: string;
  username: string;
  email: string;
  password: string;
}

/** Makes an admin. Without a name it gets one that nobody else has. */
export const makeAdmin = (api: TestedApi, username = randomName('admin')) =>
  makePerson(api, username, 'admin');

/** Makes a client of the studio. Without a name it gets one that nobody else has. */
export const makeClient = (api: TestedApi, username = randomName('client')) =>
  makePerson(api, username, 'client');

/** A supabase-js client that acts as `person`, or as a visitor without one. */
export async function signIn(
  { apiUrl, publishableKey }: Pick<TestedApi, 'apiUrl' | 'publishableKey'>,
  person?: Pick<Person, 'email' | 'password'>,
): Promise<Supabase> {
  const supabase = createClient<Database>(apiUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  if (person) {
    const { error } = await supabase.auth.signInWithPassword({
      email: person.email,
      password: person.password,
    });
    if (error) throw error;
  }
  return supabase;
}

/** Fails to sign in as often as the backend bears it. */
export async function guessPasswords(api: TestedApi, { email }: Pick<Person, 'email'>): Promise<void> {
  const { auth } = await signIn(api);
  for (let attempt = 1; attempt <= 20; attempt++) {
    const { error } = await auth.signInWithPassword({ email, password: 'wrong password' });
    if (error?.code === 'over_request_rate_limit') return;
  }
  throw new Error('Passwords can be guessed without end');
}

async function makePerson(api: TestedApi, username: string, role: 'admin' | 'client'): Promise<Person> {
  const supabase = createServiceClient(api.apiUrl, api.secretKey);
  const email = signInAddress(username);
  const password = randomUUID();
  const { data, error } = await supabase.auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw error;
  const { id } = data.user;
  const { error: refused } = await supabase.from('chat_users').insert({ id, username, role });
  if (refused) throw refused;
  return { id, username, email, password };
}

const randomName = (role: string) => `${role}-${randomUUID().slice(0, 8)}`;
