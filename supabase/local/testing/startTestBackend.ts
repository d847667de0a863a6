import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashSync } from '@node-rs/bcrypt';
import { createClient } from '@supabase/supabase-js';
import { type Backend, type BackendOptions, startBackend } from '../startBackend.ts';
import { copyPreparedProject } from './copyPreparedProject.ts';

const PASSWORD = 'correct horse battery';
// Far too cheap for real accounts, on purpose: these tests sign in a hundred times.
const PASSWORD_HASH = hashSync(PASSWORD, 4);

export const UNMAILABLE_DOMAIN = 'names.example';

/** A small project of its own, so that these tests are about the backend, not the product. */
export const projectDir = fileURLToPath(new URL('./project/', import.meta.url));

/** Starts a backend with the test project on a free port. */
export function start(dataDir: string, options: Partial<BackendOptions> = {}): Promise<Backend> {
  const siteUrl = 'http://127.0.0.1:4321';
  return startBackend({
    dataDir,
    projectDir,
    apiPort: 0,
    siteUrl,
    unmailableDomain: UNMAILABLE_DOMAIN,
    ...options,
  });
}

export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'backend-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A backend in a temporary folder, and clients for it. */
export async function startTestBackend() {
  const folder = await temporaryFolder();
  await copyPreparedProject(folder.path, projectDir);
  let backend = await start(folder.path);
  const connect = (key = backend.publishableKey, headers = {}) => connectTo(backend, key, headers);
  const admin = connect(backend.secretKey);

  return {
    ...backend,
    dataDir: folder.path,
    connect,
    admin,
    /** Makes an account and signs it in. */
    async signIn(name: string) {
      const email = `${name}.${crypto.randomUUID()}@example.com`;
      const { data, error } = await admin.auth.admin.createUser({
        email,
        password_hash: PASSWORD_HASH,
        email_confirm: true,
      });
      if (error) throw error;
      const client = connect();
      const session = await client.auth.signInWithPassword({ email, password: PASSWORD });
      if (session.error) throw session.error;
      return {
        client,
        email,
        password: PASSWORD,
        id: data.user.id,
        token: session.data.session.access_token,
      };
    },
    /** Restarts it at the same address. */
    async restart() {
      await backend.stop();
      backend = await start(folder.path, { apiPort: Number(new URL(backend.apiUrl).port) });
    },
    async stop() {
      await backend.stop();
      await folder.remove();
    },
  };
}

export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>;

/** supabase-js without a browser to store a session in. */
export function connectTo({ apiUrl }: Pick<Backend, 'apiUrl'>, key: string, headers = {}) {
  return createClient(apiUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers },
    // Reconnects at once, so that tests do not wait for seconds after a restart.
    realtime: { reconnectAfterMs: () => 200 },
  });
}
