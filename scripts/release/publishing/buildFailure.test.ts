import { expect, test } from 'vitest';
import { buildFailure } from './buildFailure.ts';

test('rows that could not be read are told apart, without the address they were asked for at', () => {
  const error = new Error(`The build of site failed:
12:00:00 [content] Syncing content
Cannot read templates from http://127.0.0.1:54321/rest/v1?apikey=x: permission denied for table templates. The site is not built.
  Stack trace:
    at rowsOf (/home/mila/vitrina/site/src/content.config.ts:63:9)`);
  expect(buildFailure(error)).toEqual({
    failure: 'backend',
    detail:
      'Cannot read templates from http://127.0.0.1:54321: permission denied for table templates. The site is not built.',
  });
});

test.each([
  ['[ERROR] [vite] Could not resolve "./x" in /home/mila/vitrina/site/src/a.astro', 'in a.astro'],
  ['Error: ENOENT, open file:///srv/site/src/pages/a.astro:12', 'a.astro:12'],
])('of a path in „%s“ only the file remains', (message, kept) => {
  const { failure, detail } = buildFailure(new Error(`The build failed:\n${message}`));
  expect(failure).toBe('build');
  expect(detail).toContain(kept);
  expect(detail).not.toMatch(/home|srv/);
});

test.each([
  'sb_secret_Zm9vYmFyYmF6cXV4',
  'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2lnbmF0dXJl',
  'postgresql://postgres:hunter2@127.0.0.1:5432/postgres',
])('the secret in „%s“ is left out', (secret) => {
  expect(buildFailure(new Error(`Error: refused ${secret}`)).detail).not.toContain(secret.slice(14, 30));
});

test('colours go, long lines end, and nothing at all is still a line', () => {
  expect(buildFailure(new Error('\u001b[31mError: red\u001b[39m')).detail).toBe('Error: red');
  expect(buildFailure(new Error(`Error: ${'x'.repeat(999)}`)).detail).toHaveLength(300);
  expect(buildFailure(new Error('')).detail).toBe('no reason was given');
});
