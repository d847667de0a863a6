import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pruneStyles, wordsOf } from './pruneStyles.ts';

const STYLE = /(?<=<style[^>]*>).*?(?=<\/style>)/gs;
const SCRIPT = /(?<=<script\b[^>]*>).*?(?=<\/script>)/gs;
const ALLOWED = /(?<=(style|script)-src 'self')(?: 'sha256-[^']+')+/g;

/**
 * Leaves in each page the styles that it can use, and in its policy the hashes of what it holds. Tailwind writes one sheet
 * for all pages, and Astro allows every page the styles and scripts of all others.
 */
export function leanStyles(): AstroIntegration {
  return {
    name: 'lean-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const inScripts = new Set<string>();
        for await (const name of glob('_astro/*.js', { cwd: folder }))
          for (const word of wordsOf(await readFile(join(folder, name), 'utf8'))) inScripts.add(word);
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          await writeFile(file, withLeanStyles(await readFile(file, 'utf8'), inScripts));
        }
      },
    },
  };
}

function withLeanStyles(page: string, inScripts: ReadonlySet<string>): string {
  const words = new Set([...wordsOf(page.replace(STYLE, '')), ...inScripts]);
  const rest = pruneStyles(page.match(STYLE) ?? [], words).values();
  const lean = page.replace(STYLE, () => rest.next().value ?? '');
  return lean.replace(ALLOWED, (hashes, kind) => {
    const held = (lean.match(kind === 'style' ? STYLE : SCRIPT) ?? []).map(
      (text) => ` 'sha256-${sha256(text)}'`,
    );
    // Of the scripts only those that Astro allows: the others are data.
    return held.filter((hash) => kind === 'style' || hashes.includes(hash)).join('');
  });
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
