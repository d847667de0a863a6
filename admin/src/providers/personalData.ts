import * as z from 'zod/mini';
import { answerOf } from './answerOf.ts';
import { callFunction } from './callFunction.ts';
import { supabase } from './supabase.ts';

const rows = z.array(z.looseObject({}));

const personalDataSchema = z.looseObject({
  email: z.string(),
  inquiries: rows,
  contact_messages: rows,
  people: z.array(
    z.looseObject({
      email: z.nullable(z.string()),
      merged_addresses: z.array(z.string()),
      entries: z.array(z.looseObject({ kind: z.string() })),
    }),
  ),
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

/** The addresses that the people found have beside the one that was looked for, which may be a mistyped one. */
export const otherAddressesOf = ({ email, people }: PersonalData): string[] =>
  people
    .flatMap((person) => [person.email ?? email, ...person.merged_addresses])
    .filter((address) => address.toLowerCase() !== email);

/**
 * Deletes all of it, and can be repeated safely. The accounts, through which the rest is found, are deleted last, with their
 * conversations and pictures.
 */
export async function erasePersonalData({ email, accounts }: PersonalData): Promise<void> {
  await answerOf(supabase.rpc('erase_personal_data', { email }));
  for (const { id } of accounts) await callFunction('chat-clients', 'DELETE', { id });
}
