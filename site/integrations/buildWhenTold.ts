import { once } from 'node:events';
import type { AstroIntegration } from 'astro';

/**
 * Lets a build that was begun early (`prepareSite` in `scripts/release/buildPart.ts`) wait here, its code read, until it
 * is told that the rows may be read.
 */
export function buildWhenTold(): AstroIntegration {
  return {
    name: 'build-when-told',
    hooks: {
      'astro:config:done': async () => {
        if (!process.env.BUILD_WHEN_TOLD) return;
        await once(process, 'message');
        process.disconnect?.();
      },
    },
  };
}
