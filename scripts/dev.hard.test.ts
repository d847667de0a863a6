import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import { copyPreparedProject } from '@vitrina/local-supabase/testing/copyPreparedProject.ts';
import { execa } from 'execa';
import { expect, onTestFinished, test, vi } from 'vitest';
import { projectDir, root } from './root.ts';

test('every part answers once npm run dev has printed the addresses', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-dev-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await copyPreparedProject(dataDir, projectDir);
  const sitePort = await freePort();
  const env = {
    DATA_DIR: dataDir,
    SITE_PORT: String(sitePort),
    API_PORT: String(await freePort()),
    PATH: process.env.PATH,
    HOME: process.env.HOME,
  };
  // Not Vitest's variables: with them Astro serves no page.
  const command = execa(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env,
    extendEnv: false,
    reject: false,
  });
  onTestFinished(async () => {
    command.kill('SIGINT');
    await command;
  });
  let printed = '';
  command.stdout.on('data', (text) => {
    printed += text;
  });
  await vi.waitFor(() => expect(printed).toContain('Password'), 120_000);
  for (const path of ['/', '/admin', '/chat'])
    expect((await fetch(`http://127.0.0.1:${sitePort}${path}`)).status, path).toBe(200);
});
