import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite's helper around it would preload the styles of the loaded part, which stand in
 * our pages already, and it alone is as large as all other scripts of a plain page.
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
