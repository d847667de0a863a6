import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Parser } from 'htmlparser2';
import { usedStyles } from './usedStyles.ts';

const STYLE = /(?<=<style>).*?(?=<\/style>)/gs;
const SCRIPT = /(?<=<script\b[^>]*>).*?(?=<\/script>)/gs;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const HASHES = /(script-src|style-src) 'self'((?: 'sha256-[^']+')*)/g;

/**
 * Leaves in each page what it can need itself: Tailwind makes one sheet of what all pages say, and Astro writes it into
 * every one, together with the hashes of the scripts and styles of all.
 */
export function ownStyles(): AstroIntegration {
  return {
    name: 'own-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        // A script may give any class that it names, whenever it runs.
        const said = new Set<string>();
        for await (const name of glob('_astro/*.js', { cwd: folder }))
          for (const word of (await readFile(join(folder, name), 'utf8')).split(/[\s"'`]+/)) said.add(word);
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          await writeFile(file, withOwnStyles(await readFile(file, 'utf8'), said));
        }
      },
    },
  };
}

export function withOwnStyles(page: string, said: ReadonlySet<string>): string {
  const words = new Set([...said, ...wordsOf(page)]);
  const own = page.replace(STYLE, (css) => usedStyles(css, words));
  const scripts = hashesOf(own, SCRIPT);
  return own.replace(POLICY, (policy) =>
    policy.replace(HASHES, (_, directive: string, hashes: string) => {
      const names =
        directive === 'style-src'
          ? hashesOf(own, STYLE)
          : hashes.split(' ').filter((hash) => scripts.includes(hash));
      return [directive, "'self'", ...names].join(' ');
    }),
  );
}

/** Of all attributes, because a class may also wait in an island's properties or in a template. */
function wordsOf(page: string): string[] {
  const words: string[] = [];
  const parser = new Parser({ onattribute: (_, value) => words.push(...value.split(/[\s"'`]+/)) });
  parser.end(page);
  return words;
}

function hashesOf(page: string, inline: RegExp): string[] {
  return (page.match(inline) ?? []).map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
