import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type KillableBackend, startKillableBackend } from './killableBackend.ts';
import { sendAndRemember } from './sendAndRemember.ts';
import { mountSmallDisk, noSmallDisk, type SmallDisk } from './smallDisk.ts';

// The disk of the data folder is full: what cannot be kept is refused, what was acknowledged stays, and once there is
// room again the product goes on by itself.

const PICTURE_BYTES = 500_000;

describe.skipIf(noSmallDisk)(`a full disk ${noSmallDisk}`, () => {
  let disk: SmallDisk;
  let backend: KillableBackend;
  let sent: Awaited<ReturnType<typeof sendAndRemember>>;
  beforeAll(async () => {
    disk = await mountSmallDisk(200);
    backend = await startKillableBackend({ folder: disk.path });
    sent = await sendAndRemember(backend);
  });
  afterAll(async () => {
    await backend?.stop();
    await disk?.remove();
  });

  const kinds = ['inquiry', 'message', 'picture'] as const;
  const expectAccepted = async () => {
    for (const kind of kinds) expect(await sent[kind].send(), kind).toBe(200);
  };
  const health = async () => (await fetch(`${backend.api.apiUrl}/health`)).json();

  test('is refused with a failure, never as the visitor’s mistake, and its health says so', async () => {
    await expectAccepted();
    await disk.fill();
    expect(await health()).toMatchObject({ status: 'failed', disk: 'failed' });

    // PostgreSQL writes on where it has room of its own, and longer than files can be kept.
    const refused = { inquiry: 0, message: 0, picture: 0 };
    const sendAll = async () => {
      for (const kind of kinds) {
        const status = await sent[kind].send();
        expect(status === 200 || status >= 500, `${kind}: ${status}`).toBe(true);
        if (status >= 500) refused[kind] += 1;
      }
      return Math.min(...Object.values(refused));
    };
    await expect.poll(sendAll, { timeout: 120_000, interval: 1 }).toBeGreaterThan(20);
  });

  test('that has room again is used again, without anybody’s help', async () => {
    await disk.free();
    await expect.poll(health, { timeout: 60_000 }).toMatchObject({ status: 'ok' });
    await expectAccepted();
  });

  test('with room for a part of a picture refuses it, and keeps the one that it was to replace', async () => {
    const { apiUrl, secretKey } = backend.api;
    const files = createServiceClient(apiUrl, secretKey).storage.from('project-images');
    const replace = (byte: number) => {
      const picture = new Blob([new Uint8Array(PICTURE_BYTES).fill(byte)], { type: 'image/png' });
      return files.upload('replaced.png', picture, { upsert: true });
    };
    expect((await replace(1)).error).toBeNull();
    for (let attempt = 0; attempt < 10; attempt++) {
      await disk.fill();
      await disk.leave(PICTURE_BYTES / 2);
      expect(await sent.picture.send()).toBe(500);
      expect((await replace(2)).error).toMatchObject({ status: 500 });
    }
    const kept = await files.download('replaced.png');
    expect(await kept.data?.bytes()).toEqual(new Uint8Array(PICTURE_BYTES).fill(1));
    await disk.free();
  });

  test('has cost nothing that was acknowledged', async () => {
    expect(await sent.findLost()).toEqual([]);
  });
});
