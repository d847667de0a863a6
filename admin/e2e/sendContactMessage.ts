import { randomUUID } from 'node:crypto';
import { signIn, type TestedApi } from '@vitrina/tests/fixtures/people.ts';

const EXAMPLE = {
  email: 'ralitsa@primer.example',
  phone: 'N/A',
  title: 'AI Design Order - premium',
  message: 'Котка на витрина.\nPackage: premium',
  website: '',
};

/** Orders AI images like the site's form does, under a unique name. Returns the stored row. */
export async function sendContactMessage(api: TestedApi, changes: Partial<typeof EXAMPLE> = {}) {
  const visitor = await signIn(api);
  const name = `Ралица ${randomUUID().slice(0, 8)}`;
  const { data, error } = await visitor.rpc('submit_contact_message', { ...EXAMPLE, ...changes, name });
  if (error) throw error;
  return data;
}
