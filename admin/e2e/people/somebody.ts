import type { ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from '../sendInquiry.ts';
import { service } from '../service.ts';

export const unique = () => crypto.randomUUID().slice(0, 8);
export const somePhone = () =>
  `0895 ${String(Math.random()).slice(2, 5)} ${String(Math.random()).slice(2, 5)}`;

/** A person who has sent an inquiry, for this test only. */
export async function somebody(backend: ProductUnderTest, phone = somePhone()) {
  const email = `${unique()}@primer.example`;
  const { name } = await sendInquiry(backend, { email, phone });
  const { data } = await service(backend).from('people').select('id').eq('email', email).single();
  if (!data) throw new Error('Whoever sends an inquiry is a person.');
  return { id: data.id, name, email, phone };
}
