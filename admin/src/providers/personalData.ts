import * as z from 'zod/mini';
import { supabase } from './supabase.ts';

const rows = z.array(z.looseObject({}));

const personalDataSchema = z.looseObject({
  email: z.string(),
  inquiries: rows,
  contact_messages: rows,
  mails: rows,
  accounts: z.array(z.looseObject({ id: z.string(), username: z.string(), messages: rows })),
});

/** Everything that the product holds about the person with an address. */
export type PersonalData = z.infer<typeof personalDataSchema>;

export async function fetchPersonalData(email: string): Promise<PersonalData> {
  const { data, error } = await supabase.rpc('personal_data', { email });
  if (error) throw error;
  return personalDataSchema.parse(data);
}

/** Deletes all of it: first the accounts, with their conversations and pictures, then the rest. Repeating it is safe. */
export async function erasePersonalData({ email, accounts }: PersonalData): Promise<void> {
  for (const { id } of accounts) {
    const { error } = await supabase.functions.invoke('chat-clients', { method: 'DELETE', body: { id } });
    if (error) throw error;
  }
  const { error } = await supabase.rpc('erase_personal_data', { email });
  if (error) throw error;
}
