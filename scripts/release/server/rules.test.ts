import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readHeaderRules, readRedirectRules } from './rules.ts';

test('headers belong to the path above them, and their values may hold colons', async () => {
  const [rule] = await readHeaderRules(
    await saved("# comment\n\n/admin/*\n  Content-Security-Policy: default-src 'self' https://api\n"),
  );
  expect(rule?.headers).toEqual([['Content-Security-Policy', "default-src 'self' https://api"]]);
  expect(rule?.pattern.test('/admin/projects/1')).toBe(true);
  expect(rule?.pattern.test('/admin')).toBe(false);
});

test('a dot in a rule is a dot', async () => {
  const [rule] = await readHeaderRules(await saved('/a.txt\n  X: 1'));
  expect(rule?.pattern.test('/a.txt')).toBe(true);
  expect(rule?.pattern.test('/abtxt')).toBe(false);
});

test('a redirect without a status is a 302', async () => {
  expect(await readRedirectRules(await saved('/old /new\n/app/* /app 200'))).toMatchObject([
    { to: '/new', status: 302 },
    { to: '/app', status: 200 },
  ]);
});

test('a file with a line that no CDN can read is refused', async () => {
  await expect(readHeaderRules(await saved('  X: 1'))).rejects.toThrow('cannot be read');
  await expect(readRedirectRules(await saved('/old'))).rejects.toThrow('cannot be read');
});

async function saved(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-rules-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'rules'), content);
  return join(folder, 'rules');
}
