import { existsSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ANOTHER = 'or set DATA_DIR to another folder.';

/** By error code: https://man7.org/linux/man-pages/man3/errno.3.html */
const ADVICE: Record<string, (folder: string) => string> = {
  EROFS: (folder) => `The data folder ${folder} is on a read-only file system. Make it writable, ${ANOTHER}`,
  EACCES: (folder) =>
    `The data folder ${folder} must not be written by this user. Change its rights, ${ANOTHER}`,
  EPERM: (folder) =>
    `The data folder ${folder} must not be written by this user. Change its rights, ${ANOTHER}`,
  ENOSPC: (folder) => `There is no room left on the disk of the data folder ${folder}. Free some, ${ANOTHER}`,
  EDQUOT: (folder) => `There is no room left on the disk of the data folder ${folder}. Free some, ${ANOTHER}`,
  ENOTDIR: (folder) => `${folder} is a file where the data folder should be. Remove it, ${ANOTHER}`,
  EEXIST: (folder) => `${folder} is a file where the data folder should be. Remove it, ${ANOTHER}`,
};

/**
 * Creates the data folder if it is missing, and checks that it can be written before anything in it is touched.
 * @throws Error that says in one line what is wrong and what to do.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await writeAndForget(join(folder, '.writable'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const advice = ADVICE[code];
    throw advice ? new Error(advice(folder), { cause: error }) : error;
  }
}

/** Creates one level at a time, because `recursive` reports a read-only file system as ENOENT. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder);
}

/** Writes and syncs some content, because a full disk still takes an empty file. */
async function writeAndForget(path: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.write('can be written');
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}
