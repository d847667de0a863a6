import { expect, test, vi } from 'vitest';
import { makeAdmin, type Person, signIn } from '../fixtures/people.ts';
import { backend } from './attackedBackend.ts';

test('an admin who is demoted hears the studio no more', async () => {
  const vera = await makeAdmin(backend);
  const hers = await listenToStudio(vera, vera.id);
  const another = await listenToStudio(backend.actors.admin, vera.id);
  await backend.sql`update public.chat_users set role = 'client' where id = ${vera.id}`;
  await vi.waitFor(() => expect(hers.statuses).toContain('CLOSED'), 15_000);
  await backend.sql`update public.chat_users set site_url = 'https://vera.example' where id = ${vera.id}`;
  await vi.waitFor(() => expect(another.hints).toEqual([vera.id, vera.id]));
  expect(hers.hints).toEqual([vera.id]);
  await Promise.all([hers.leave(), another.leave()]);
});

/** What a person hears in the studio's channel about one client: the tests before this one may still be heard there. */
async function listenToStudio(person: Person, about: string) {
  const supabase = await signIn(backend, person);
  await supabase.realtime.setAuth();
  const statuses: string[] = [];
  const hints: unknown[] = [];
  supabase
    .channel('studio', { config: { private: true } })
    .on('broadcast', { event: '*' }, ({ payload }) => {
      if (payload.id === about) hints.push(payload.id);
    })
    .subscribe((status) => statuses.push(status));
  await vi.waitFor(() => expect(statuses).toEqual(['SUBSCRIBED']), 15_000);
  return { statuses, hints, leave: () => supabase.realtime.disconnect() };
}
