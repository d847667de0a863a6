/// <reference lib="esnext.disposable" />
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@vitrina/shared/database.types.ts';
import { startBackend } from '../startBackend.ts';
import { copyPreparedProject } from '../testing/copyPreparedProject.ts';
import { temporaryFolder } from '../testing/startTestBackend.ts';

export type Supabase = SupabaseClient<Database>;

/** The project whose tables, buckets, topics and functions the tests use. */
const projectDir = fileURLToPath(new URL('../../', import.meta.url));

const { SUPABASE_URL, SUPABASE_SECRET_KEY, SUPABASE_PUBLISHABLE_KEY } = process.env;

/** Added to the title of a test that cannot run without a publishable key. */
export const noVisitors =
  SUPABASE_URL && SUPABASE_SECRET_KEY && !SUPABASE_PUBLISHABLE_KEY
    ? '(skipped: SUPABASE_PUBLISHABLE_KEY is not set)'
    : '';

export interface Account {
  id: string;
  email: string;
  password: string;
}

/** A signed-in person. */
export interface Person extends Account {
  supabase: Supabase;
  token: string;
}

export interface People {
  studio: Person;
  ana: Person;
  boris: Person;
  /** The admin whom clients write to. */
  studioId: string;
}

/** The backend under test. */
export interface Target {
  apiUrl: string;
  /** A client with the secret key, which no policy restricts. */
  owner: Supabase;
  /** A client without a session; it has the secret key where no publishable one is known. */
  connect(headers?: Record<string, string>): Supabase;
  makeAccount(attributes?: Record<string, unknown>): Promise<Account>;
  signIn(account: Pick<Account, 'email' | 'password'>): Promise<Person>;
  /** A client whose session has ended while its token is still valid. */
  outstay(person: Pick<Account, 'email' | 'password'>): Promise<Supabase>;
  /** Makes an admin and two clients of the studio, and signs them in. */
  makePeople(): Promise<People>;
  /**
   * Registers a file to be removed at the end.
   * @returns its path.
   */
  willMake(bucket: string, path: string): string;
  /** Removes only what the tests made. */
  close(): Promise<void>;
}

/**
 * The project of SUPABASE_URL and SUPABASE_SECRET_KEY or, without them, a stand-in started for the tests.
 * @throws Error when one of the two is missing, or the project is in use already.
 */
export async function openTarget(): Promise<Target> {
  const made = new AsyncDisposableStack();
  const { apiUrl, secretKey, publishableKey } = await findProject(made);
  const open = (key: string, headers = {}): Supabase =>
    createClient<Database>(apiUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers },
    });
  const owner = open(secretKey);
  const connect = (headers?: Record<string, string>) => open(publishableKey ?? secretKey, headers);

  const makeAccount: Target['makeAccount'] = async (attributes) => {
    const email = `contract-${randomUUID()}@example.com`;
    const password = randomUUID();
    const account = { email, password, email_confirm: true, ...attributes };
    const { data, error } = await owner.auth.admin.createUser(account);
    if (error) throw error;
    const { id } = data.user;
    made.defer(async () => {
      await owner.auth.admin.deleteUser(id);
    });
    return { id, email, password };
  };
  const signIn: Target['signIn'] = async ({ email, password }) => {
    const supabase = connect();
    const { data, error } = await supabase.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return { id: data.user.id, email, password, supabase, token: data.session.access_token };
  };
  const outstay: Target['outstay'] = async (person) => {
    const { supabase, token } = await signIn(person);
    const { error } = await owner.auth.admin.signOut(token, 'local');
    if (error) throw error;
    return supabase;
  };
  const makePerson = async (role: 'client' | 'admin'): Promise<Person> => {
    const account = await makeAccount();
    const username = `contract-${account.id.slice(0, 8)}`;
    const { error } = await owner.from('chat_users').insert({ id: account.id, username, role });
    if (error) throw error;
    return signIn(account);
  };
  const makePeople: Target['makePeople'] = async () => {
    // The admin first: clients write to them.
    const studio = await makePerson('admin');
    const [ana, boris] = [await makePerson('client'), await makePerson('client')];
    // Clients write to the oldest admin, whichever that is.
    const { data } = await owner
      .from('chat_users')
      .select('id')
      .eq('role', 'admin')
      .order('created_at')
      .order('id')
      .limit(1)
      .single()
      .throwOnError();
    return { studio, ana, boris, studioId: data.id };
  };
  const willMake: Target['willMake'] = (bucket, path) => {
    made.defer(async () => {
      await owner.storage.from(bucket).remove([path]);
    });
    return path;
  };
  try {
    await assertUnused(owner);
  } catch (error) {
    await made.disposeAsync();
    throw error;
  }
  return {
    apiUrl,
    owner,
    connect,
    makeAccount,
    signIn,
    outstay,
    makePeople,
    willMake,
    close: () => made.disposeAsync(),
  };
}

interface Keys {
  apiUrl: string;
  secretKey: string;
  publishableKey: string | undefined;
}

async function findProject(made: AsyncDisposableStack): Promise<Keys> {
  if (SUPABASE_URL && SUPABASE_SECRET_KEY)
    return {
      apiUrl: SUPABASE_URL,
      secretKey: SUPABASE_SECRET_KEY,
      publishableKey: SUPABASE_PUBLISHABLE_KEY,
    };
  if (SUPABASE_URL || SUPABASE_SECRET_KEY)
    throw new Error('SUPABASE_URL and SUPABASE_SECRET_KEY go together.');
  const folder = await temporaryFolder();
  made.defer(() => folder.remove());
  await copyPreparedProject(folder.path, projectDir);
  const siteUrl = 'http://127.0.0.1:4321';
  const backend = await startBackend({ dataDir: folder.path, projectDir, apiPort: 0, siteUrl });
  made.defer(() => backend.stop());
  return backend;
}

/** The tests would send messages to real people, so they refuse a project that is in use. */
async function assertUnused(owner: Supabase): Promise<void> {
  const { count, error } = await owner
    .from('chat_users')
    .select('*', { count: 'exact', head: true })
    .eq('role', 'client')
    .not('username', 'like', 'contract-%');
  if (error) throw new Error(`The project cannot be asked: ${error.message}`);
  if (count !== 0)
    throw new Error('The project has clients: the contract is for one before its first release.');
}
