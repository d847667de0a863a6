import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.ts';

interface PlantedSource {
  file: string;
  from: string;
  to: string;
}

const planted: PlantedSource | undefined = JSON.parse(process.env.PLANTED_SOURCE ?? 'null') ?? undefined;

/** The usual tests, with a fault in one source file: supabase/testing/planted says which faults, and who must find them. */
export default mergeConfig(
  usual,
  defineConfig({
    // Kept modules would hide a fault from one run and show it to the next.
    test: { fsModuleCache: false },
    plugins: [
      {
        name: 'planted-fault',
        enforce: 'pre',
        transform(code: string, id: string) {
          if (planted === undefined || !id.endsWith(`/${planted.file}`)) return undefined;
          if (!code.includes(planted.from)) throw new Error(`${planted.file} has no ${planted.from}`);
          return code.replace(planted.from, planted.to);
        },
      },
    ],
  }),
);
