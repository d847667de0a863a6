import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite wraps it in a helper that preloads the styles of the imported module. Ours are
 * already inline, and the helper is as large as all other scripts of a plain page together.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
