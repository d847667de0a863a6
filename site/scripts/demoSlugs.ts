import { readdirSync } from 'node:fs';

/** The names of the demo sites in their addresses. */
export const demoSlugs = readdirSync(new URL('../src/pages/demo/', import.meta.url)).map((file) =>
  file.replace('.astro', ''),
);
