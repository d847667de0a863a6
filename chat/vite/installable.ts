import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { manifest } from './manifest.ts';

const MANIFEST = 'manifest.webmanifest';
const WORKER = 'worker.js';
const BASE = '/chat/';
/** Where the page is published; see scripts/release/artifact.ts. */
const PAGE = '/chat';

/** Makes the chat installable: adds its manifest, and its service worker with the names of all files to keep. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'worker/worker.ts', fileName: WORKER });
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest) });
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: manifest.theme_color } },
      { tag: 'link', attrs: { rel: 'manifest', href: BASE + MANIFEST } },
    ],
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') this.error('The service worker was not built.');
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .sort();
        const shell = [PAGE, ...files.map((name) => BASE + name)];
        const version = createHash('sha256').update(JSON.stringify(shell)).digest('hex').slice(0, 12);
        worker.code = worker.code.replace('__SHELL__', JSON.stringify(shell)).replace('__VERSION__', version);
      },
    },
  };
}
