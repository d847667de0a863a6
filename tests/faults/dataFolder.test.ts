import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@vitrina/local-supabase/startBackend.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { projectDir } from '../fixtures/startTestBackend.ts';
import { mountSmallDisk, noSmallDisk, type SmallDisk } from './smallDisk.ts';

// A data folder that cannot be used is refused with one line that says what to do, and stays as it was.

const start = (dataDir: string): Promise<Backend> =>
  startBackend({ dataDir, apiPort: 0, siteUrl: 'http://127.0.0.1:4321', projectDir });

describe.skipIf(noSmallDisk)(`a data folder ${noSmallDisk}`, () => {
  let disk: SmallDisk;
  let dataDir: string;
  beforeAll(async () => {
    disk = await mountSmallDisk(120);
    dataDir = join(disk.path, 'data');
    await (await start(dataDir)).stop();
  });
  afterEach(async () => {
    await disk.setReadOnly(false);
    await disk.free();
    // What was refused is none the worse for it.
    await (await start(dataDir)).stop();
  });
  afterAll(() => disk?.remove());

  test('that is read-only is named, whether it holds data or is yet to', async () => {
    await disk.setReadOnly(true);
    for (const folder of [dataDir, join(disk.path, 'new', 'folder')])
      await expect(start(folder)).rejects.toThrow(
        `The data folder ${folder} is on a read-only file system. Make it writable, or set DATA_DIR`,
      );
  });

  test('that is full is named', async () => {
    await disk.fill();
    await expect(start(dataDir)).rejects.toThrow(
      `There is no room left on the disk of the data folder ${dataDir}. Free some, or set DATA_DIR`,
    );
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'database.log', 'secrets.json']);
  });

  test('whose disk is too small for a new database is named, with the room that it takes', async () => {
    await disk.fill();
    await disk.leave(20 * 1024 * 1024);
    const folder = join(disk.path, 'small');
    await expect(start(folder)).rejects.toThrow(
      `The database could not be created in ${join(folder, 'database')}: there is no room left on its disk. It takes 50 MB at first`,
    );
    await rm(folder, { recursive: true });
  });

  test('whose database belongs to somebody else is named, with the command that gives it back', async () => {
    const database = join(dataDir, 'database');
    const { uid } = await stat(database);
    await disk.giveTo(65_534, database);
    await expect(start(dataDir)).rejects.toThrow(
      `${database} belongs to the user with id 65534, and PostgreSQL runs as ${uid}: chown -R ${uid} ${database}`,
    );
    await disk.giveTo(uid, database);
  });
});

const isRoot = process.getuid?.() === 0;
const noLimits = isRoot ? ' (skipped: root may write everything)' : '';

test.skipIf(isRoot)(`a folder that this user must not write is named${noLimits}`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-closed-'));
  await chmod(folder, 0o500);
  await expect(start(folder)).rejects.toThrow(`The data folder ${folder} must not be written by this user.`);
  await rm(folder, { recursive: true });
});
