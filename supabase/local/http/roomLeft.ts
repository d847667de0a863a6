import { statfs } from 'node:fs/promises';

/** Two segments of PostgreSQL's write-ahead log: with less, the next write may stop it. */
const ENOUGH_BYTES = 32 * 1024 * 1024;

/** Rejects when the disk of a folder is almost full. */
export async function roomLeft(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < ENOUGH_BYTES) throw new Error('The disk is full');
}
