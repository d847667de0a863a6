import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import { expect, onTestFinished, test } from 'vitest';
import { putFirstContent } from '../firstContent/putFirstContent.ts';
import { root } from '../root.ts';
import { buildPart } from './buildPart.ts';

/** A file system in memory, on Linux. */
const ELSEWHERE = '/dev/shm';

test.skipIf(!existsSync(ELSEWHERE))(
  'the site is built into a folder on another disk, and nothing of it stays in the sources',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(ELSEWHERE, 'vitrina-build-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    expect((await stat(folder)).dev).not.toBe((await stat(root)).dev);
    const backend = await startTestBackend();
    onTestFinished(() => backend.stop());
    await putFirstContent(createServiceClient(backend.apiUrl, backend.secretKey));
    // As a build that was killed has left it: nobody has this process id.
    const work = join(root, 'site', '.astro');
    await mkdir(join(work, 'build-4194305-x'), { recursive: true });

    const outDir = join(folder, 'build', 'site');
    await buildPart('site', outDir, {
      PUBLIC_SUPABASE_URL: backend.apiUrl,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    });
    expect(await readdir(outDir)).toEqual(expect.arrayContaining(['index.html', '_astro']));
    expect((await readdir(work)).filter((name) => name.startsWith('build-'))).toEqual([]);
  },
);
