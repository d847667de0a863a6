import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../build/parts.ts';
import { changeFiles, type Edit } from './changeFiles.ts';

/** A copy of the checkout whose files may be changed. */
export interface CheckoutCopy {
  folder: string;
  /** Does the work while the files are changed, and changes them back. */
  changed<Result>(edits: readonly Edit[], work: () => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

const COPIED = [
  'admin',
  'chat',
  'scripts',
  'shared',
  'site',
  'supabase',
  'package.json',
  'tsconfig.base.json',
];
/** What tools keep for themselves, and write while others run. */
const LEFT_OUT = new Set(['.vite', '.vite-temp', '.bare-astro', '.smallest-admin']);

/** Copies the sources and the pictures that the last build has made; what is installed stays where it is. */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-undone-'));
  for (const name of COPIED)
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      // They lead to the other packages, and those are to be the copied ones.
      verbatimSymlinks: true,
      filter: (file) => !LEFT_OUT.has(basename(file)),
    });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    remove: () => rm(folder, { recursive: true, force: true }),
    changed: (edits, work) => changeFiles(folder, edits, work),
  };
}
