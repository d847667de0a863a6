import { brand } from '@vitrina/shared/brand.ts';
import { readEnvironment } from '@vitrina/shared/environment.ts';
import { brandSchema } from '@vitrina/shared/schemas/brand.ts';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';

/** Fails the build when the brand facts or the environment are incomplete, before a broken page can be published. */
export function checkBeforeBuild(environment: Record<string, string>): AstroIntegration {
  return {
    name: 'check-before-build',
    hooks: {
      'astro:build:start': () => {
        readEnvironment(environment);
        const checked = brandSchema.safeParse(brand);
        if (!checked.success)
          throw new Error(`shared/src/brand.ts is not valid:\n${z.prettifyError(checked.error)}`);
      },
    },
  };
}
