import { answerOf } from './answerOf.ts';
import { once } from './once.ts';
import { supabase } from './supabase.ts';

export interface Letter {
  person_id: string;
  subject: string;
  body: string;
  /** Whether the person's last submission is quoted below. */
  quotes_last: boolean;
  /** The id of the newest letter that the author had seen. */
  last_seen: string | null;
  /** The id of the newest submission that the author had seen: the letter answers it, and those before. */
  last_submission: string | null;
}

/** Sends a letter, but only once. For its errors see `send_letter` in SQL. */
export async function sendLetter({ last_seen, last_submission, ...letter }: Letter): Promise<void> {
  const seen = { ...(last_seen && { last_seen }), ...(last_submission && { last_submission }) };
  await once(letter, (entry_id) => answerOf(supabase.rpc('send_letter', { entry_id, ...letter, ...seen })));
}
