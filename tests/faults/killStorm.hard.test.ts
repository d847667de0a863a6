import { randomUUID } from 'node:crypto';
import { readdir, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin, makeClient, signIn } from '../fixtures/people.ts';
import { type KillableBackend, startKillableBackend } from './killableBackend.ts';
import { sendAndRemember } from './sendAndRemember.ts';

// kill -9 in the middle of submits, messages, uploads and moves: what was acknowledged is there after the next start, no
// row leads to half a file, and no list has gaps.

const KILLS = 6;
const LARGE_BYTES = 10 * 1024 * 1024;

let backend: KillableBackend;
beforeAll(async () => {
  backend = await startKillableBackend();
});
afterAll(() => backend?.stop());

const asOwner = () => createServiceClient(backend.api.apiUrl, backend.api.secretKey);

test(`killed ${KILLS} times in a storm of requests, it has lost nothing`, async () => {
  const { inquiry, message, picture, findLost } = await sendAndRemember(backend);
  const studio = await signIn(backend.api, await makeAdmin(backend.api));
  const move = async () => {
    const [start_index, end_index] = [Math.floor(Math.random() * 3), Math.floor(Math.random() * 3)];
    await studio.rpc('reorder_projects', { start_index, end_index });
  };

  const fewest = () =>
    Math.min(...[inquiry, message, picture].map(({ acknowledged }) => acknowledged.length));
  for (let round = 0; round < KILLS; round++) {
    let isUp = true;
    const sends = [inquiry.send, inquiry.send, message.send, picture.send, picture.send, move];
    const storm = sends.map(async (send) => {
      while (isUp) await send();
    });
    // With something of each kind to lose, at another moment each time: a little of everything is under way at any.
    await expect.poll(fewest, { timeout: 60_000, interval: 10 }).toBeGreaterThan(2 * round);
    await sleep(Math.random() * 500);
    await backend.kill(round % 2 === 0 ? 'backend' : 'backend and database');
    isUp = false;
    await Promise.all(storm);
    await backend.start();
  }

  expect(await findLost()).toEqual([]);
  const { data } = await studio.from('projects').select('order_index').order('order_index');
  expect(data?.map(({ order_index }) => order_index)).toEqual([...(data ?? []).keys()]);
  const files = await readdir(join(backend.dataDir, 'storage'), { recursive: true });
  expect(files.filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('killed while a picture is being replaced, it has the old one or the new one, whole', async () => {
  const files = asOwner().storage.from('project-images');
  // Large, so that writing one takes longer than killing.
  const replace = (byte: number) => {
    const picture = new Blob([new Uint8Array(LARGE_BYTES).fill(byte)], { type: 'image/png' });
    return files.upload('replaced.png', picture, { upsert: true });
  };
  expect((await replace(0)).error).toBeNull();

  for (let round = 1; round <= KILLS; round++) {
    const changes = watch(join(backend.dataDir, 'storage'), { recursive: true });
    const replacing = replace(round);
    for await (const _ of changes) break;
    await backend.kill('backend');
    await replacing;
    await backend.start();
    const kept = await (await files.download('replaced.png')).data?.bytes();
    expect(kept?.byteLength).toBe(LARGE_BYTES);
    expect([...new Set(kept)], 'bytes of one picture').toHaveLength(1);
  }
});

test('killed while a client answers, it has one answer and one message, or none of both', async () => {
  const client = await makeClient(backend.api);
  const [studio, answering] = [
    await signIn(backend.api, await makeAdmin(backend.api)),
    await signIn(backend.api, client),
  ];
  const content = { details: '', link: 'https://ana.example', files: [] };

  for (let round = 0; round < KILLS; round++) {
    const request = {
      id: randomUUID(),
      client_id: client.id,
      kind: 'approval',
      title: `Версия ${round}`,
      content,
    };
    const { data: asked } = await studio
      .rpc('send_request', { request, message: 'За одобрение' })
      .throwOnError();
    const call = { request_id: request.id, fingerprint: asked.fingerprint, message: 'Отговор' };
    const approval = { ...call, message_id: randomUUID(), verdict: 'accepted', answer: {} };
    const answer = async () => answering.rpc('answer_request', approval);
    // As whoever sees no answer taps again, and a page that is left sends once more.
    const answers = [answer(), answer()];
    await sleep(Math.random() * 30);
    await backend.kill(round % 2 === 0 ? 'backend' : 'backend and database');
    await Promise.all(answers);
    await backend.start();

    const kept = async () => {
      const { data: row } = await studio.from('requests').select('state').eq('id', request.id).single();
      const { data: messages } = await studio.from('chat_messages').select('id').eq('request_id', request.id);
      return [row?.state, messages?.map(({ id }) => id)];
    };
    expect([
      ['open', []],
      ['accepted', [approval.message_id]],
    ]).toContainEqual(await kept());
    expect((await answer()).error, 'the same answer once more').toBeNull();
    const other = { ...call, message_id: randomUUID(), verdict: 'changes', answer: { comment: 'Не' } };
    expect((await answering.rpc('answer_request', other)).error?.code).toBe('PT409');
    expect(await kept()).toEqual(['accepted', [approval.message_id]]);
  }
});
