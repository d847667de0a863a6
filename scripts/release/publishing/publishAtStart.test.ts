import { mkdir, readdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mountSmallDisk, noSmallDisk } from '@vitrina/tests/faults/smallDisk.ts';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Status } from '../../product/status.ts';
import { partNames } from '../buildPart.ts';
import { contentVersion } from '../contentVersion.ts';
import { buildFolder, fingerprintFile, planRelease } from '../planRelease.ts';
import { publishAtStart } from './publishAtStart.ts';

const MEGABYTE = 1024 * 1024;

test.skipIf(noSmallDisk)(
  `a release that finds no room leaves nothing behind, and the one before is served ${noSmallDisk}`,
  async () => {
    const disk = await mountSmallDisk(8);
    onTestFinished(disk.remove);
    const backend = await startTestBackend();
    onTestFinished(backend.stop);
    vi.spyOn(console, 'error').mockReturnValue();
    const dataDir = disk.path;
    const publish = () => publishAtStart(dataDir, backend as Partial<Status> as Status, neverStopped);
    await writeBuilds(dataDir, backend);

    await mkdir(join(dataDir, 'releases', 'earlier'), { recursive: true });
    await symlink(join('releases', 'earlier'), join(dataDir, 'www'));
    await disk.fill();
    await disk.leave(MEGABYTE);
    await publish();
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOSPC' }));
    expect(await readdir(join(dataDir, 'releases'))).toEqual(['earlier']);
    expect(await readlink(join(dataDir, 'www'))).toBe(join('releases', 'earlier'));

    await disk.free();
    await publish();
    expect(await readlink(join(dataDir, 'www'))).not.toContain('earlier');
    expect(await readdir(join(dataDir, 'releases'))).toHaveLength(2);
  },
);

const neverStopped = new AbortController().signal;

/** Parts that are as the sources, settings and rows want them, and larger than what room is left. */
async function writeBuilds(
  dataDir: string,
  { apiUrl, dbUrl, publishableKey }: Pick<Status, 'apiUrl' | 'dbUrl' | 'publishableKey'>,
): Promise<void> {
  const environment = { PUBLIC_SUPABASE_URL: apiUrl, PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey };
  const plan = await planRelease({ dataDir, environment, content: await contentVersion(dbUrl) });
  for (const part of partNames) {
    await mkdir(buildFolder(dataDir, part), { recursive: true });
    await writeFile(join(buildFolder(dataDir, part), 'index.html'), '<meta charset="utf-8">');
    await writeFile(join(buildFolder(dataDir, part), 'picture.webp'), Buffer.alloc(MEGABYTE));
    await writeFile(fingerprintFile(dataDir, part), plan.outdated[part] ?? '');
  }
}
