import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { stateFailure } from '@vitrina/shared/statedFailure.ts';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import { expect, onTestFinished, test } from 'vitest';
import { firstRows } from '../../firstContent/firstRows.ts';
import { buildPart } from '../buildPart.ts';
import { buildFailure } from './buildFailure.ts';

test('a site without services is not built, and says what to do in what its build prints', {
  timeout: 120_000,
}, async () => {
  const project = await startTestBackend();
  onTestFinished(project.stop);
  const content = { prices: await firstRows('prices'), packages: await firstRows('packages') };
  const supabase = createServiceClient(project.apiUrl, project.secretKey);
  await supabase.rpc('put_first_content', { content }).throwOnError();
  const outDir = await mkdtemp(join(tmpdir(), 'vitrina-unbuilt-'));
  onTestFinished(() => rm(outDir, { recursive: true }));
  const error = await buildPart('site', outDir, {
    PUBLIC_SUPABASE_URL: project.apiUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
  }).catch((thrown: unknown) => thrown);
  const { failure, detail } = buildFailure(error);
  expect(failure).toBe('backend');
  expect(detail).toMatch(/^Cannot read services from \S+: there are none, run npm run content:first\./);
  expect(await readdir(outDir)).toEqual([]);
});

test('what a build states is told without the address that it asked', () => {
  const detail = 'Cannot read rows from http://127.0.0.1:54321/rest/v1?apikey=x: permission denied.';
  const error = new Error(`The build of site failed:
12:00:00 [content] Error: Syncing content
${stateFailure({ failure: 'backend', detail })}
  Stack trace:`);
  expect(buildFailure(error)).toEqual({
    failure: 'backend',
    detail: 'Cannot read rows from http://127.0.0.1:54321: permission denied.',
  });
});

test('a line of JSON that states no known failure is a line like any other', () => {
  const printed = '{"failure":"rain","detail":"x"}\n{"a":1}\n{\nError: it rains';
  expect(buildFailure(new Error(printed))).toEqual({ failure: 'build', detail: 'Error: it rains' });
});

test.each([
  ['[ERROR] [vite] Could not resolve "./x" in /home/mila/vitrina/site/src/a.astro', 'in a.astro'],
  ['Error: ENOENT, open file:///srv/site/src/pages/a.astro:12', 'a.astro:12'],
])('of a path in "%s" only the file remains', (message, kept) => {
  const { failure, detail } = buildFailure(new Error(`The build failed:\n${message}`));
  expect(failure).toBe('build');
  expect(detail).toContain(kept);
  expect(detail).not.toMatch(/home|srv/);
});

test.each([
  'sb_secret_Zm9vYmFyYmF6cXV4',
  'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2lnbmF0dXJl',
  'postgresql://postgres:hunter2@127.0.0.1:5432/postgres',
])('the secret in "%s" is left out', (secret) => {
  expect(buildFailure(new Error(`Error: refused ${secret}`)).detail).not.toContain(secret.slice(14, 30));
});

test('colours go, long lines end, and nothing at all is still a line', () => {
  expect(buildFailure(new Error('\u001b[31mError: red\u001b[39m')).detail).toBe('Error: red');
  expect(buildFailure(new Error(`Error: ${'x'.repeat(999)}`)).detail).toHaveLength(300);
  expect(buildFailure(new Error('')).detail).toBe('no reason was given');
});
