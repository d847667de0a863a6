import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';
import { manifest } from './manifest.ts';

const MANIFEST = 'manifest.webmanifest';
const WORKER = 'worker.js';
const WORKER_SOURCE = join(import.meta.dirname, '../worker/worker.ts');
const BASE = '/chat/';
/** The path of the page in the release. */
const PAGE = '/chat';

/** Makes the chat installable by adding its manifest and its service worker. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest) });
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: manifest.theme_color } },
      { tag: 'link', attrs: { rel: 'manifest', href: BASE + MANIFEST } },
    ],
    generateBundle: {
      order: 'post',
      // Built separately, because its content depends on the names of all chunks.
      async handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .sort();
        this.emitFile({
          type: 'asset',
          fileName: WORKER,
          source: await buildWorker([PAGE, ...files.map((name) => BASE + name)]),
        });
      },
    },
  };
}

async function buildWorker(shell: readonly string[]): Promise<string> {
  const version = createHash('sha256').update(JSON.stringify(shell)).digest('hex').slice(0, 12);
  const define = { SHELL: JSON.stringify(shell), VERSION: JSON.stringify(version) };
  const { code } = await transformWithOxc(await readFile(WORKER_SOURCE, 'utf8'), WORKER_SOURCE, {
    define,
    target: 'es2022',
  });
  return (await minify(WORKER, code)).code;
}
