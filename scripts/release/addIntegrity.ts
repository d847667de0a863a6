import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A script of our own, or one that a page wants early: the tag up to its end, and the file. */
const LOADED = /<(?:script\b[^>]*\bsrc|link rel="modulepreload"[^>]*\bhref)="(\/[^"]+)"[^>]*(?=>)/g;

/**
 * Writes into every page what its scripts must be, as hashes: a file that was changed on its way, or on the CDN, does not
 * run. https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity
 */
export async function addIntegrity(folder: string): Promise<void> {
  const hashes = new Map<string, string>();
  for await (const name of glob('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const page = await readFile(file, 'utf8');
    for (const [, address = ''] of page.matchAll(LOADED))
      if (!hashes.has(address)) hashes.set(address, await hashOf(join(folder, address)));
    const marked = page.replaceAll(LOADED, (tag, address) => `${tag} integrity="${hashes.get(address)}"`);
    if (marked !== page) await writeFile(file, marked);
  }
}

async function hashOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}
