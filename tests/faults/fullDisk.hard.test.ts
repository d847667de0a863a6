import { randomUUID } from 'node:crypto';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inquiry } from '../fixtures/inquiry.ts';
import { makeAdmin, makeClient, type Person, signIn } from '../fixtures/people.ts';
import { type KillableBackend, startKillableBackend } from './killableBackend.ts';
import { mountSmallDisk, noSmallDisk, type SmallDisk } from './smallDisk.ts';

// The disk of the data folder is full: what cannot be kept is refused, what was acknowledged stays, and once there is
// room again the product goes on by itself.

const PICTURE_BYTES = 500_000;
const picture = new Uint8Array(PICTURE_BYTES);

describe.skipIf(noSmallDisk)(`a full disk ${noSmallDisk}`, () => {
  let disk: SmallDisk;
  let backend: KillableBackend;
  let admin: Person;
  let client: Person;
  let person: Supabase;
  const acknowledged = {
    inquiries: new Set<string>(),
    messages: new Set<string>(),
    pictures: new Set<string>(),
  };

  beforeAll(async () => {
    disk = await mountSmallDisk(200);
    backend = await startKillableBackend({ folder: disk.path });
    const sql = postgres(backend.dbUrl(), { max: 1 });
    await sql`update private.submit_settings set max_submits = 1000000`;
    await sql.end();
    [admin, client] = [await makeAdmin(backend.api), await makeClient(backend.api)];
    person = await signIn(backend.api, client);
  });
  afterAll(async () => {
    await backend?.stop();
    await disk?.remove();
  });

  const submit = async () => {
    const submission = randomUUID();
    const body = { ...inquiry, message: 'я'.repeat(4000), submission };
    const response = await fetch(`${backend.api.apiUrl}/rest/v1/rpc/submit_inquiry`, {
      method: 'POST',
      headers: { apikey: backend.api.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) acknowledged.inquiries.add(submission);
    return response.status;
  };
  const write = async () => {
    const id = randomUUID();
    const message = { id, sender_id: client.id, receiver_id: admin.id, content: 'я'.repeat(4000) };
    const { error, status } = await person.from('chat_messages').insert(message);
    if (!error) acknowledged.messages.add(id);
    return status;
  };
  const upload = async () => {
    const path = `chat-images/${client.id}/${randomUUID()}.png`;
    const file = new Blob([picture], { type: 'image/png' });
    const { error } = await person.storage.from('Offer Images').upload(path, file);
    if (!error) acknowledged.pictures.add(path);
    return error ? 500 : 200;
  };
  const health = async () => (await fetch(`${backend.api.apiUrl}/health`)).json();

  test('is refused with a failure, never as the visitor’s mistake, and its health says so', async () => {
    for (const send of [submit, write, upload]) expect(await send()).toBeLessThan(300);
    await disk.fill();
    expect(await health()).toMatchObject({ status: 'failed', disk: 'failed' });

    // PostgreSQL writes on where it has room of its own, and longer than files can be kept.
    const refused = { submit: 0, write: 0, upload: 0 };
    const attempts = { submit, write, upload };
    await expect
      .poll(
        async () => {
          for (const [kind, send] of Object.entries(attempts)) {
            const status = await send();
            expect(status < 300 || status >= 500, `${kind}: ${status}`).toBe(true);
            if (status >= 500) refused[kind as keyof typeof refused] += 1;
          }
          return Math.min(...Object.values(refused));
        },
        { timeout: 120_000, interval: 1 },
      )
      .toBeGreaterThan(20);
  });

  test('that has room again is used again, without anybody’s help', async () => {
    await disk.free();
    await expect.poll(health, { timeout: 60_000 }).toMatchObject({ status: 'ok' });
    for (const send of [submit, write, upload]) expect(await send()).toBeLessThan(300);
  });

  test('with room for a part of a picture refuses it, and keeps the one that it was to replace', async () => {
    const files = createServiceClient(backend.api.apiUrl, backend.api.secretKey).storage.from('Offer Images');
    const path = `chat-images/${client.id}/replaced.png`;
    const replace = (byte: number) =>
      files.upload(path, new Blob([picture.fill(byte)], { type: 'image/png' }), { upsert: true });
    expect((await replace(1)).error).toBeNull();
    for (let attempt = 0; attempt < 10; attempt++) {
      await disk.fill();
      await disk.leave(PICTURE_BYTES / 2);
      expect(await upload()).toBe(500);
      expect((await replace(2)).error).not.toBeNull();
    }
    const kept = await files.download(path);
    expect(await kept.data?.bytes()).toEqual(picture.fill(1));
    await disk.free();
  });

  test('has cost nothing that was acknowledged', async () => {
    const { apiUrl, secretKey } = backend.api;
    const sql = postgres(backend.dbUrl(), { max: 1 });
    const inquiries = await sql`select submission from vitrina_inquiries where submission is not null`;
    const messages = await sql`select id from chat_messages`;
    const pictures = await sql`select name from storage.objects`;
    await sql.end();
    const lost = (sent: Set<string>, rows: Iterable<postgres.Row>, column: string) => {
      const kept = new Set([...rows].map((row) => row[column]));
      return [...sent].filter((id) => !kept.has(id));
    };
    expect(lost(acknowledged.inquiries, inquiries, 'submission')).toEqual([]);
    expect(lost(acknowledged.messages, messages, 'id')).toEqual([]);
    expect(lost(acknowledged.pictures, pictures, 'name')).toEqual([]);
    // Every picture that there is a row of is whole.
    const files = createServiceClient(apiUrl, secretKey).storage.from('Offer Images');
    for (const { name } of pictures)
      expect((await files.download(name)).data?.size, name).toBe(PICTURE_BYTES);
  });
});
