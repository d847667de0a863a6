import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm, rmdir, stat, statfs, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const isRoot = process.getuid?.() === 0;

/** Why such a disk cannot be had here, or nothing if it can. In CI a disk that cannot be mounted is a failure. */
export const noSmallDisk =
  process.platform === 'linux' && (isRoot || process.env.CI)
    ? ''
    : 'skipped: only root on Linux can mount a disk';

/** A disk of a few megabytes, to be filled up and made read-only. */
export interface SmallDisk {
  path: string;
  /** Writes until nothing more fits. */
  fill(): Promise<void>;
  /** Gives so many bytes of what filled it back. */
  leave(bytes: number): Promise<void>;
  /** Removes what filled it. */
  free(): Promise<void>;
  setReadOnly(isReadOnly: boolean): Promise<void>;
  /** Makes a file or folder on it another user's. */
  giveTo(uid: number, file: string): Promise<void>;
  remove(): Promise<void>;
}

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const path = await mkdtemp(join(tmpdir(), 'vitrina-disk-'));
  const owner = `uid=${process.getuid?.()},gid=${process.getgid?.()}`;
  await runAsRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755,${owner}`, 'vitrina-test', path);
  const filler = join(path, 'filler');
  return {
    path,
    fill: async () => {
      const { bavail, bsize } = await statfs(path);
      // Whoever else writes meanwhile takes a part of the room: then it is full even earlier.
      await appendFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
    },
    leave: async (bytes) => truncate(filler, (await stat(filler)).size - bytes),
    free: () => rm(filler, { force: true }),
    setReadOnly: async (isReadOnly) => {
      await runAsRoot('mount', '-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, path);
    },
    giveTo: async (uid, file) => {
      await runAsRoot('chown', String(uid), file);
    },
    remove: async () => {
      await runAsRoot('umount', path);
      await rmdir(path);
    },
  };
}

/** CI's users become root without a password. */
const runAsRoot = (program: string, ...options: string[]) =>
  isRoot ? run(program, options) : run('sudo', ['--non-interactive', program, ...options]);
