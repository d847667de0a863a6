import type { Plugin, Rolldown } from 'vite';
import { SESSION_KEY } from './supabaseClient.ts';

/**
 * A Vite plugin for the page of an app. Somebody who is signed in sees a screen at once, so its code is loaded in parallel
 * with the app's first script. The release adds the script's hash to the page's policy.
 * @param modules The modules of the screen, as their paths end.
 * @param modulesByPath Other modules for certain addresses.
 */
export function preloadScreens(
  modules: readonly string[],
  modulesByPath: Record<string, readonly string[]> = {},
): Plugin {
  let base = '/';
  return {
    name: 'preload-screens',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const own = chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withImports(entry, chunks));
        const filesOf = (wanted: readonly string[]) => {
          const files = chunks
            .filter(({ moduleIds }) => moduleIds.some((id) => wanted.some((module) => id.endsWith(module))))
            .flatMap((chunk) => withImports(chunk, chunks));
          return [...new Set(files)].filter((file) => !own.includes(file)).map((file) => base + file);
        };
        const byPath = Object.entries(modulesByPath).map(([path, wanted]) => [path, filesOf(wanted)]);
        const files = `${JSON.stringify(Object.fromEntries(byPath))}[location.pathname]||${JSON.stringify(filesOf(modules))}`;
        const script = `try{if(localStorage.${SESSION_KEY})for(const href of ${files})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))}catch{}`;
        // Before the style sheet: a script after it would have to wait for it.
        return page.replace('<script type="module"', (tag) => `<script>${script}</script>\n    ${tag}`);
      },
    },
  };
}

/** The file names of a chunk and of everything that it imports. */
function withImports(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [chunk.fileName, ...new Set(imported.flatMap((other) => withImports(other, chunks)))];
}
