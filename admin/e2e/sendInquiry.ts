import { randomUUID } from 'node:crypto';
import { signIn, type TestedApi } from '@vitrina/tests/fixtures/people.ts';

const EXAMPLE = {
  email: 'ralitsa@primer.example',
  phone: '088 000 00 00',
  service: 'Старият орех',
  message: 'Имам малка пекарна в Лозенец.\nТрябва ми сайт с меню.',
  website: '',
};

/** Sends an inquiry as the site's form does, from somebody whose name no other inquiry has. Returns the stored row. */
export async function sendInquiry(api: TestedApi, changes: Partial<typeof EXAMPLE> = {}) {
  const visitor = await signIn(api);
  const name = `Ралица ${randomUUID().slice(0, 8)}`;
  const { data, error } = await visitor.rpc('submit_inquiry', { ...EXAMPLE, ...changes, name });
  if (error) throw error;
  return data;
}
