import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pruneStyles, wordsOf } from './pruneStyles.ts';

const STYLE = /(<style[^>]*>)(.*?)(?=<\/style>)/gs;
const SCRIPT_FILE = /(?<=[/"'])[\w.-]+\.js\b/g;
const SCRIPT = /(<script\b[^>]*>)(.*?)(?=<\/script>)/gs;
const ALLOWED = /(?<=(style|script)-src 'self')(?: 'sha256-[^']+')+/g;

/**
 * Reduces each page to the styles that it can use, and its policy to the hashes of its own styles and scripts. Tailwind
 * writes one style sheet for all pages, and Astro allows every page the styles and scripts of all the others.
 */
export function leanStyles(): AstroIntegration {
  return {
    name: 'lean-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const scripts = await readScripts(join(folder, '_astro'));
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          await writeFile(file, withLeanStyles(await readFile(file, 'utf8'), scripts));
        }
      },
    },
  };
}

interface Script {
  words: ReadonlySet<string>;
  /** The names of the script files that it may load. */
  loads: readonly string[];
}

async function readScripts(folder: string): Promise<Map<string, Script>> {
  const scripts = new Map<string, Script>();
  for await (const name of glob('*.js', { cwd: folder })) {
    const text = await readFile(join(folder, name), 'utf8');
    scripts.set(name, { words: wordsOf(text), loads: text.match(SCRIPT_FILE) ?? [] });
  }
  return scripts;
}

function withLeanStyles(page: string, scripts: ReadonlyMap<string, Script>): string {
  const words = wordsOf(page.replace(STYLE, '$1'));
  // A script can set any class that it mentions, so its words count for every page that loads it, at once or later.
  const loaded = new Set(page.match(SCRIPT_FILE));
  for (const name of loaded) {
    const script = scripts.get(name);
    for (const next of script?.loads ?? []) loaded.add(next);
    for (const word of script?.words ?? []) words.add(word);
  }
  const rest = pruneStyles(contentsOf(page, STYLE), words).values();
  const lean = page.replace(STYLE, (_style, tag) => tag + rest.next().value);
  return lean.replace(ALLOWED, (hashes, kind) => {
    const held = contentsOf(lean, kind === 'style' ? STYLE : SCRIPT).map(
      (text) => ` 'sha256-${sha256(text)}'`,
    );
    // Only scripts that Astro allowed before: the others are JSON data.
    return held.filter((hash) => kind === 'style' || hashes.includes(hash)).join('');
  });
}

const contentsOf = (page: string, element: RegExp) =>
  Array.from(page.matchAll(element), ([, , content = '']) => content);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
