import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import deno from './deno.json' with { type: 'json' };

const require = createRequire(import.meta.url);

test('on Supabase the function runs with the versions that are tested here', () => {
  const packages = Object.entries(deno.imports).filter(([name]) => !name.startsWith('@vitrina/'));
  for (const [specifier, target] of packages) {
    const [, name = '', version] = /^npm:(@?[^@]+)@([\d.]+)/.exec(target) ?? [];
    const { version: installed } = require(packageFile(require.resolve(specifier), name));
    expect(version, specifier).toBe(installed);
  }
});

/** The package.json above a module; packages do not always export it. */
const packageFile = (module: string, name: string) =>
  `${module.slice(0, module.lastIndexOf(`/node_modules/${name}/`))}/node_modules/${name}/package.json`;
