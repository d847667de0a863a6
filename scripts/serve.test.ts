import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { CommandError } from './command/runCommand.ts';
import { readSettings } from './product/settings.ts';
import { root } from './root.ts';

test('a taken port is named, with the way out', async () => {
  const port = await freePort();
  const squatter = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void squatter.close());
  await expect(serve({ SITE_PORT: String(port) })).resolves.toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining(`Port ${port} is taken`),
  });
});

test('a setting that makes no sense is named', () => {
  for (const API_PORT of ['many', '70000', '0', '4321.5'])
    expect(() => readSettings({ API_PORT })).toThrow('API_PORT must be a whole number from 1 to 65535.');
  expect(() => readSettings({ AUTO_PUBLISH: 'yes' })).toThrow('AUTO_PUBLISH must be on or off.');
});

test('one port for both is refused in one sentence', () => {
  const refused = new CommandError('SITE_PORT and API_PORT are both 4000. Each needs a port of its own.');
  expect(() => readSettings({ SITE_PORT: '4000', API_PORT: '4000' })).toThrow(refused);
});

test('a data folder that is a file is a clear failure, not a stack trace', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dataDir = join(folder, 'file');
  await writeFile(dataDir, '');
  const { exitCode, stderr } = await serve({ DATA_DIR: dataDir });
  expect(exitCode).toBe(1);
  expect(stderr).toContain('The backend did not start');
  expect(stderr).not.toMatch(/^\s+at /m);
});

async function serve(settings: Record<string, string>) {
  const env = { SITE_PORT: String(await freePort()), API_PORT: String(await freePort()), ...settings };
  return execa(process.execPath, ['scripts/serve.ts'], { cwd: root, env, reject: false, timeout: 15_000 });
}
