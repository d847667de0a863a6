import { makeAdmin, signIn } from '@vitrina/tests/fixtures/people.ts';
import { expect, type ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { unique } from './somebody.ts';

/** Another admin, who has seen the newest letter to a person, writes one more. */
export async function answerAsMila(backend: ProductUnderTest, person: { id: string }) {
  const mila = await makeAdmin(backend, `mila-${unique()}`);
  const asMila = await signIn(backend, mila);
  const { data: newest } = await asMila
    .from('person_entries')
    .select('id')
    .match({ person_id: person.id, kind: 'letter' })
    .order('made_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  const { error } = await asMila.rpc('send_letter', {
    entry_id: crypto.randomUUID(),
    person_id: person.id,
    last_seen: newest?.id,
    subject: 'Вашето запитване',
    body: 'Ще се обадим утре.',
  });
  expect(error).toBeNull();
  return mila;
}
