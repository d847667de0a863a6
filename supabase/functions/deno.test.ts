import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';

const HERE = new URL('./', import.meta.url);
const require = createRequire(import.meta.url);
const names = (await readdir(HERE, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

test.each(names)('on Supabase %s runs with the versions that are tested here', async (name) => {
  const deno: { imports: Record<string, string> } = JSON.parse(
    await readFile(new URL(`${name}/deno.json`, HERE), 'utf8'),
  );
  const packages = Object.entries(deno.imports).filter(([specifier]) => !specifier.startsWith('@vitrina/'));
  for (const [specifier, target] of packages) {
    const [, packageName = '', version] = /^npm:(@?[^@]+)@([\d.]+)/.exec(target) ?? [];
    const { version: installed } = require(packageFile(require.resolve(specifier), packageName));
    expect(version, specifier).toBe(installed);
  }
});

test.each(names)('on Supabase %s is served, and finds the key that Supabase sets', async (name) => {
  const variables: Record<string, string> = {
    SUPABASE_URL: 'https://project.example',
    // Empty is as good as unset.
    SUPABASE_PUBLISHABLE_KEYS: '',
    SUPABASE_ANON_KEY: 'sb_publishable_x',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
  };
  const serve = vi.fn<(handler: (request: Request) => Promise<Response>) => void>();
  vi.stubGlobal('Deno', { env: { get: (variable: string) => variables[variable] }, serve });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await import(new URL(`${name}/index.ts`, HERE).href);
  const [handler] = serve.mock.lastCall ?? [];
  const response = await handler?.(new Request('https://project.example', { method: 'POST' }));
  // Refused without a session, a secret key or, where the body's key decides, a valid key.
  expect([400, 401]).toContain(response?.status);
});

/** The package.json above a module; packages do not always export theirs. */
const packageFile = (module: string, name: string) =>
  `${module.slice(0, module.lastIndexOf(`/node_modules/${name}/`))}/node_modules/${name}/package.json`;
