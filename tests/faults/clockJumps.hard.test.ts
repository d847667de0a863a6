import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inquiry } from '../fixtures/inquiry.ts';
import { makeAdmin, makeClient, type Person, signIn } from '../fixtures/people.ts';
import { type KillableBackend, startKillableBackend } from './killableBackend.ts';

// The clock of the server and its database leaps, by an hour, a day and a year, and back again, while people write.
// The leaps are made by libfaketime (Debian: apt install libfaketime), which only the backend's processes are given.

const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
const noLibrary = library ? '' : 'skipped: libfaketime is not installed';

const LEAPS = ['+1h', '+0', '+1d', '-1h', '+1y', '-1d', '+0'];

describe.skipIf(noLibrary)(`a clock that leaps ${noLibrary}`, () => {
  let folder: string;
  let backend: KillableBackend;
  let admin: Person;
  let client: Person;
  const leap = async (offset: string) => {
    await writeFile(join(folder, 'offset'), offset);
    await sleep(50);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrina-clock-'));
    await leap('+0');
    // The database's account reads it too.
    await chmod(folder, 0o755);
    backend = await startKillableBackend({
      environment: {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: join(folder, 'offset'),
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        DONT_FAKE_MONOTONIC: '1',
      },
    });
    [admin, client] = [await makeAdmin(backend.api), await makeClient(backend.api)];
  });
  afterAll(async () => {
    await backend?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('keeps every message, in the order of writing, and a reader who reads on misses none', async () => {
    const person = await signIn(backend.api, client);
    const studio = await signIn(backend.api, admin);
    let last = 0;
    const written: string[] = [];
    const read: string[] = [];
    for (const offset of LEAPS) {
      await leap(offset);
      // A session that the new time has ended is renewed, as supabase-js does by itself in a browser.
      for (const someone of [person, studio]) expect((await someone.auth.refreshSession()).error).toBeNull();
      for (let count = 0; count < 3; count++) {
        const content = `${offset} ${count} ${randomUUID()}`;
        const message = { id: randomUUID(), sender_id: client.id, receiver_id: admin.id, content };
        await person.from('chat_messages').insert(message).throwOnError();
        written.push(content);
      }
      const { data } = await studio
        .rpc('chat_messages_after', {
          client_id: client.id,
          after_number: last,
        })
        .throwOnError();
      read.push(...data.map(({ content }) => content));
      last = data.at(-1)?.number ?? last;
    }
    expect(read).toEqual(written);
    const { data } = await studio.rpc('chat_messages_before', { client_id: client.id });
    expect(data?.map(({ content }) => content).reverse()).toEqual(written);
  });

  test('shuts no visitor out, and no account', async () => {
    const visitor = await signIn(backend.api);
    const submit = async () => (await visitor.rpc('submit_inquiry', inquiry)).status;
    await leap('+1y');
    for (const status of [200, 200, 200, 200, 200, 429]) expect(await submit()).toBe(status);
    await leap('+0');
    expect(await submit(), 'set right again').toBe(200);
    await signIn(backend.api, client);
  });

  test('delays no mail, and its health stays well', async () => {
    const studio = await signIn(backend.api, admin);
    await leap('+1y');
    await studio.auth.refreshSession();
    const { data: id } = await studio.rpc('send_test_mail');
    await leap('+0');
    await studio.auth.signInWithPassword(admin);
    const mail = () =>
      studio
        .from('deliveries')
        .select('state')
        .eq('id', id ?? '')
        .single();
    // Without a mail server mails are kept where the studio can read them.
    await expect.poll(mail, { timeout: 20_000 }).toMatchObject({ data: { state: 'kept' } });
    const health = await fetch(`${backend.api.apiUrl}/health`);
    expect(await health.json()).toMatchObject({ status: 'ok' });
  });
});
