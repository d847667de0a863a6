import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why such a disk cannot be had here, or nothing if it can. */
export const noSmallDisk =
  process.platform === 'linux' && process.getuid?.() === 0
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
  remove(): Promise<void>;
}

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const path = await mkdtemp(join(tmpdir(), 'vitrina-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'vitrina-test', path]);
  const filler = join(path, 'filler');
  return {
    path,
    fill: () => fill(filler),
    leave: async (bytes) => truncate(filler, (await stat(filler)).size - bytes),
    free: () => rm(filler, { force: true }),
    setReadOnly: async (isReadOnly) => {
      await run('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, path]);
    },
    remove: async () => {
      await run('umount', [path]);
      await rmdir(path);
    },
  };
}

/** In ever smaller pieces, down to the last page. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (let size = 4 * 1024 * 1024; size >= 4096; ) {
      const { bytesWritten } = await file.write(Buffer.alloc(size)).catch(() => ({ bytesWritten: 0 }));
      if (bytesWritten === 0) size /= 2;
    }
  } finally {
    await file.close();
  }
}
