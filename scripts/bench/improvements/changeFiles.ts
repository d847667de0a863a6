import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A change of one source file: every place of `from` becomes `to`. */
export interface Edit {
  file: string;
  from: string | RegExp;
  to: string;
}

/**
 * Does `work` while the files below `folder` are changed, and changes them back.
 * @throws Error when a file has nothing of what is to be changed: the edit has outlived what it is about.
 */
export async function changeFiles<Result>(
  folder: string,
  edits: readonly Edit[],
  work: () => Promise<Result>,
): Promise<Result> {
  const before = new Map<string, string>();
  try {
    for (const { file, from, to } of edits) {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (!before.has(path)) before.set(path, text);
      const changed = text.replaceAll(from, to);
      if (changed === text) throw new Error(`${file} has no ${from}`);
      await writeFile(path, changed);
    }
    return await work();
  } finally {
    for (const [path, text] of before) await writeFile(path, text);
  }
}
