import { makeAdmin, signIn } from '@vitrina/tests/fixtures/people.ts';
import { expect, type ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { unique } from './somebody.ts';

/** Another admin writes to a person. */
export async function answerAsMila(backend: ProductUnderTest, person: { id: string }) {
  const mila = await makeAdmin(backend, `mila-${unique()}`);
  const asMila = await signIn(backend, mila);
  const { error } = await asMila.rpc('send_letter', {
    entry_id: crypto.randomUUID(),
    person_id: person.id,
    subject: 'Вашето запитване',
    body: 'Ще се обадим утре.',
  });
  expect(error).toBeNull();
  return mila;
}
