import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeAdmin, signIn } from '../people.ts';
import { type Actor, IMPOSTORS, KNOWN_ACTORS, tokenOf } from './actors.ts';
import { type AttackedBackend, startAttackedBackend } from './attackedBackend.ts';
import { topics } from './rights.ts';

let backend: AttackedBackend;
beforeAll(async () => {
  backend = await startAttackedBackend();
});
afterAll(() => backend?.stop());

test.each(Object.entries(topics))('%s is joined by its own people alone', async (_, { topic, may }) => {
  const everyActor: Actor[] = [...KNOWN_ACTORS, ...IMPOSTORS];
  const answers = await Promise.all(
    everyActor.map(async (actor) => [actor, await join(actor, topic(backend.actors))] as const),
  );
  const joined = answers.filter(([, status]) => status === 'SUBSCRIBED').map(([actor]) => actor);
  expect(joined).toEqual(may);
});

test('an admin who is demoted hears the studio no more', async () => {
  const { apiUrl, publishableKey, secretKey, sql } = backend;
  const vera = await makeAdmin({ apiUrl, publishableKey, secretKey });
  const supabase = await signIn(backend, vera);
  await supabase.realtime.setAuth();
  const statuses: string[] = [];
  const hints: unknown[] = [];
  supabase
    .channel('studio', { config: { private: true } })
    .on('broadcast', { event: '*' }, ({ payload }) => hints.push(payload.id))
    .subscribe((status) => statuses.push(status));
  await vi.waitFor(() => expect(statuses).toEqual(['SUBSCRIBED']), 15_000);
  await sql`update public.chat_users set role = 'client' where id = ${vera.id}`;
  await vi.waitFor(() => expect(statuses).toContain('CLOSED'), 15_000);
  await sql`update public.chat_users set site_url = 'https://vera.example' where id = ${vera.id}`;
  await join('admin', 'studio');
  expect(hints).toEqual([vera.id]);
  await supabase.realtime.disconnect();
});

/** How the server answers the wish to join: "SUBSCRIBED", or anything else for a refusal. */
async function join(actor: Actor, topic: string): Promise<string | undefined> {
  const { apiUrl, publishableKey, actors } = backend;
  const key = actor === 'keyless' ? 'none' : publishableKey;
  const token = tokenOf(actors, actor) ?? key;
  const supabase = createClient(apiUrl, key, { accessToken: async () => token });
  await supabase.realtime.setAuth();
  const statuses: string[] = [];
  const channel = supabase.channel(topic, { config: { private: true } });
  channel.on('broadcast', { event: '*' }, () => undefined).subscribe((status) => statuses.push(status));
  await vi.waitFor(() => expect(statuses).not.toEqual([]), 15_000);
  await supabase.removeAllChannels();
  await supabase.realtime.disconnect();
  return statuses[0];
}
