import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../root.ts';
import { findSecrets, type Secret } from './findSecrets.ts';

const MAX_BYTES = 512 * 1024 * 1024;

/** Made up for tests: "signature", "foobarbazqux" and the like, in base64. */
const FAKES = ['.c2lnbmF0dXJl', '_Zm9vYmFyYmF6cXV4'];

/** The secrets in what git prints; the ones of tests, which open nothing, are left out. */
export async function secretsInGit(...command: string[]): Promise<Secret[]> {
  const { stdout } = await promisify(execFile)('git', command, { cwd: root, maxBuffer: MAX_BYTES });
  return findSecrets(stdout).filter(({ text }) => !FAKES.some((fake) => text.endsWith(fake)));
}
