import { once } from 'node:events';
import type { AstroIntegration } from 'astro';

/**
 * Pauses a build that was started ahead of time (`prepareSite` in `scripts/release/buildPart.ts`): its code is loaded,
 * and it waits for a message before it reads any rows.
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
