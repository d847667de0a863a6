import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noFileSizeLimit, withFileSizeLimit } from '../testing/fileSizeLimit.ts';
import { FileStorage } from './FileStorage.ts';

const ROOM = 4096;
const size = fc.integer({ min: 0, max: 3 * ROOM });

const upload = (storage: FileStorage, bytes: Uint8Array<ArrayBuffer>) =>
  storage.uploadObject('pictures', 'a.png', undefined, bytes, 'image/png', 'no-cache');

describe.skipIf(noFileSizeLimit)(`if a file does not fit ${noFileSizeLimit}`, () => {
  test('it is stored whole or refused, and the previous one stays', async () => {
    await fc.assert(
      fc.asyncProperty(size, size, async (oldSize, newSize) => {
        const folder = await mkdtemp(join(tmpdir(), 'vitrina-files-'));
        const storage = new FileStorage(folder);
        const [before, after] = [new Uint8Array(oldSize).fill(1), new Uint8Array(newSize).fill(2)];
        await upload(storage, before);
        const [{ status }] = await withFileSizeLimit(ROOM, () =>
          Promise.allSettled([upload(storage, after)]),
        );
        const isKept = status === 'fulfilled';
        const { body } = await storage.getObject('pictures', 'a.png');
        expect(Buffer.compare(await new Response(body).bytes(), isKept ? after : before)).toBe(0);
        expect(isKept || newSize > ROOM / 2, 'what fits is kept').toBe(true);
        const names = await readdir(folder, { recursive: true });
        expect(names.filter((name) => name.endsWith('.new'))).toEqual([]);
        await rm(folder, { recursive: true });
      }),
      { numRuns: 30 },
    );
  });
});
