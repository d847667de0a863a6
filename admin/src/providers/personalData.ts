import * as z from 'zod/mini';
import { answerOf } from './answerOf.ts';
import { callFunction } from './callFunction.ts';
import { supabase } from './supabase.ts';

const rows = z.array(z.looseObject({}));

const personalDataSchema = z.looseObject({
  email: z.string(),
  inquiries: rows,
  contact_messages: rows,
  people: z.array(z.looseObject({ entries: z.array(z.looseObject({ kind: z.string() })) })),
  mails: rows,
  accounts: z.array(
    z.looseObject({ id: z.string(), username: z.string(), messages: rows, testimonials: rows }),
  ),
});

/** Everything that the product stores about the person with an e-mail address. */
export type PersonalData = z.infer<typeof personalDataSchema>;

/** If nothing is stored about the address, it is looked for without the invisible characters that programs paste. */
export async function fetchPersonalData(email: string): Promise<PersonalData> {
  const data = personalDataSchema.parse(await answerOf(supabase.rpc('personal_data', { email })));
  const visible = email.replace(/\p{Cf}/gu, '');
  const isFound = [data.inquiries, data.contact_messages, data.people, data.mails, data.accounts].some(
    ({ length }) => length > 0,
  );
  return isFound || visible === email ? data : fetchPersonalData(visible);
}

/**
 * Deletes all of it, and can be repeated safely. The accounts, through which the rest is found, are deleted last, with their
 * conversations and pictures.
 */
export async function erasePersonalData({ email, accounts }: PersonalData): Promise<void> {
  await answerOf(supabase.rpc('erase_personal_data', { email }));
  for (const { id } of accounts) await callFunction('chat-clients', 'DELETE', { id });
}
