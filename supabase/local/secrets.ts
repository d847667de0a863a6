import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { z } from 'zod';
import { readIfExists } from './readIfExists.ts';

const secretsSchema = z.object({
  databasePassword: z.string().min(20),
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
});

const ADVICE = 'Restore it from a copy; without it the database cannot be opened.';

/** Keys and passwords of a data folder. Created once per folder, so that keys and sessions survive a restart. */
export type Secrets = z.infer<typeof secretsSchema>;

/**
 * Reads the secrets of a data folder, and creates them on its first use.
 * @throws Error when they are lost or damaged.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  const text = await readIfExists(readFile(path, 'utf8'));
  if (text === undefined && existsSync(join(dataDir, 'database')))
    throw new Error(`${path} is missing. ${ADVICE}`);
  if (text === undefined) return createSecrets(dataDir, path);
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${path} is damaged. ${ADVICE}`);
  }
}

async function createSecrets(dataDir: string, path: string): Promise<Secrets> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  const secrets: Secrets = {
    databasePassword: randomBytes(24).toString('base64url'),
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: publishable.key,
    secretKey: secret.key,
  };
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return secrets;
}
