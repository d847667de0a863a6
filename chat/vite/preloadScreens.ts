import { SESSION_KEY } from '@vitrina/shared/supabaseClient.ts';
import type { Plugin, Rolldown } from 'vite';

const CLIENT_SCREEN = '/src/conversation/ClientScreen.tsx';
const STUDIO_SCREEN = '/src/clients/StudioScreen.tsx';

/** Somebody who is signed in sees a screen at once, so its code is loaded in parallel with the page's own script. */
export const preloadScreens: Plugin = {
  name: 'preload-screens',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const own = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withImports(entry, chunks)),
      );
      const filesOf = (screen: string) =>
        chunks
          .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(screen))
          .flatMap((chunk) => withImports(chunk, chunks))
          .filter((file) => !own.has(file))
          .map((file) => `/chat/${file}`);
      const [client, studio] = [filesOf(CLIENT_SCREEN), filesOf(STUDIO_SCREEN)].map((files) =>
        JSON.stringify(files),
      );
      const script = `try{if(localStorage.${SESSION_KEY})for(const href of location.pathname=='/chat'?${client}:${studio})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))}catch{}`;
      // Before the style sheet: a script after it would have to wait for it.
      return page.replace('<script type="module"', (tag) => `<script>${script}</script>\n    ${tag}`);
    },
  },
};

/** The file names of a chunk and of everything that it imports. */
function withImports(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [chunk.fileName, ...new Set(imported.flatMap((other) => withImports(other, chunks)))];
}
