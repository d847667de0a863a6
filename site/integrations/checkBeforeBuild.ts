import { brand } from '@vitrina/shared/brand.ts';
import { readEnvironment } from '@vitrina/shared/environment.ts';
import { brandSchema } from '@vitrina/shared/schemas/brand.ts';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';

/** Stops a build whose brand facts or environment are incomplete, before it can publish a dead page. */
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
