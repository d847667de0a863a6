import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { SUPERUSER } from './superuser.ts';

const run = promisify(execFile);
const MAJOR_VERSION = '17';

// pg_trgm still uses the system's locale to recognise letters; with plain C it would recognise none in Bulgarian text.
const systemLocale = [
  '--locale=C',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
];

/**
 * Makes sure that the folder is a database cluster of our version.
 * @throws Error when it is something else, or belongs to somebody else.
 */
export async function ensureCluster(folder: string, initdb: string, password: string, account: Account) {
  if (!existsSync(folder)) return createCluster(folder, initdb, password, account);
  // What belongs to somebody else cannot be read either, and is not damaged for that.
  await assertOwner(folder, account);
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) throw new Error(`${folder} is damaged: it is not a PostgreSQL database folder.`);
  if (version.trim() !== MAJOR_VERSION)
    throw new Error(`${folder} belongs to PostgreSQL ${version.trim()}, not ${MAJOR_VERSION}.`);
}

/** PostgreSQL refuses a data folder that its OS user does not own, and only reports “Permission denied”. */
async function assertOwner(folder: string, { owner }: Account) {
  const expected = owner?.uid ?? process.getuid?.();
  const { uid } = await stat(folder);
  if (expected === undefined || uid === expected) return;
  throw new Error(
    `${folder} belongs to the user with id ${uid}, and PostgreSQL runs as ${expected}: chown -R ${expected} ${folder}`,
  );
}

/** Created under another name until it is complete: an interrupted attempt is deleted and repeated. */
async function createCluster(folder: string, initdb: string, password: string, account: Account) {
  const unfinished = `${folder}.new`;
  const scratch = await mkdtemp(join(tmpdir(), 'initdb-'));
  const passwordFile = join(scratch, 'password');
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account.owner) {
      const { uid, gid } = account.owner;
      for (const path of [unfinished, scratch, passwordFile]) await chown(path, uid, gid);
    }
    // The built-in locale provider handles upper and lower case of every script and, unlike ICU, never changes with a
    // library update.
    const locale = [
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--encoding=UTF8',
      ...systemLocale,
    ];
    const access = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    const { command, args, options } = account.launch(initdb, [
      `--pgdata=${unfinished}`,
      ...access,
      ...locale,
    ]);
    await run(command, args, { ...options, cwd: '/' });
    await rename(unfinished, folder);
  } catch (error) {
    throw new Error(`The database could not be created in ${folder}: ${reasonOf(error)}`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  // The last line only says that initdb cleans up.
  if (/No space left on device|Check free disk space/.test(text))
    return 'there is no room left on its disk. It takes 50 MB at first; free some, or set DATA_DIR to another folder.';
  return text.trim().split('\n').at(-1) ?? text;
}
