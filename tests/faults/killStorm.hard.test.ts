import { randomUUID } from 'node:crypto';
import { readdir, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiry } from '../fixtures/inquiry.ts';
import { makeAdmin, makeClient, signIn } from '../fixtures/people.ts';
import { type KillableBackend, startKillableBackend, type Victim } from './killableBackend.ts';

// kill -9 in the middle of submits, uploads and moves: what was answered with „yes“ is there after the next start, no row
// leads to half a file, and no list has gaps.

const KILLS = 6;
const PICTURE_BYTES = 300_000;
const LARGE_BYTES = 10 * 1024 * 1024;

let backend: KillableBackend;
beforeAll(async () => {
  backend = await startKillableBackend();
  await withDatabase((sql) => sql`update private.submit_settings set max_submits = 1000000`);
});
afterAll(() => backend?.stop());

test(`killed ${KILLS} times in a storm of requests, it has lost nothing`, async () => {
  const { api } = backend;
  const [admin, client] = [await makeAdmin(api), await makeClient(api)];
  const [studio, person] = [await signIn(api, admin), await signIn(api, client)];
  const submits = new Set<string>();
  const pictures = new Set<string>();

  const submit = async () => {
    const submission = randomUUID();
    const { error } = await person.rpc('submit_inquiry', { ...inquiry, submission });
    if (!error) submits.add(submission);
  };
  const upload = async () => {
    const path = `chat-images/${client.id}/${randomUUID()}.png`;
    const file = new Blob([new Uint8Array(PICTURE_BYTES).fill(7)], { type: 'image/png' });
    const { error } = await person.storage.from('Offer Images').upload(path, file);
    if (!error) pictures.add(path);
  };
  const move = async () => {
    const [start_index, end_index] = [Math.floor(Math.random() * 3), Math.floor(Math.random() * 3)];
    await studio.rpc('reorder_projects', { start_index, end_index });
  };

  for (let round = 0; round < KILLS; round++) {
    let isUp = true;
    const storm = [submit, submit, upload, upload, move].map(async (send) => {
      while (isUp) await send();
    });
    // At another moment each time: a little of everything is under way at any.
    await sleep(500 + Math.random() * 1000);
    const victim: Victim = round % 2 === 0 ? 'backend' : 'backend and database';
    await backend.kill(victim);
    isUp = false;
    await Promise.all(storm);
    await backend.start();
  }

  expect(Math.min(submits.size, pictures.size), 'there was something to lose').toBeGreaterThan(KILLS);
  await withDatabase(async (sql) => {
    const kept = await sql`select submission from vitrina_inquiries where submission = any(${[...submits]})`;
    expect(kept).toHaveLength(submits.size);
    const rows = await sql`select name from storage.objects where name = any(${[...pictures]})`;
    expect(rows).toHaveLength(pictures.size);
    const places = await sql`select order_index from projects order by order_index`;
    expect(places.map(({ order_index }) => order_index)).toEqual([...places.keys()]);
    // Also those whose answer was lost: a row never leads to less than the whole file.
    for (const { name } of await sql`select name from storage.objects`) {
      const { data } = await person.storage.from('Offer Images').download(name);
      expect(data?.size, name).toBe(PICTURE_BYTES);
    }
  });
  const files = await readdir(join(backend.dataDir, 'storage'), { recursive: true });
  expect(files.filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('killed while a picture is being replaced, it has the old one or the new one, whole', async () => {
  const { apiUrl, secretKey } = backend.api;
  const files = createServiceClient(apiUrl, secretKey).storage.from('project-images');
  // Large, so that writing one takes longer than killing.
  const replace = (byte: number) =>
    files.upload('replaced.png', new Blob([new Uint8Array(LARGE_BYTES).fill(byte)], { type: 'image/png' }), {
      upsert: true,
    });
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

async function withDatabase<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(backend.dbUrl(), { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
