import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

export interface Letter {
  person_id: string;
  subject: string;
  body: string;
  /** Whether the person's last message is quoted below. */
  quotes_last: boolean;
  /** The id of the newest letter that the author had seen. */
  last_seen: string | null;
}

/** The letter that has not been confirmed yet, and the id that every attempt uses. */
let unconfirmed: { letter: string; id: string } | undefined;

/** Sends a letter only once, even if the response is lost and it is sent again. For its errors see `send_letter` in SQL. */
export async function sendLetter({ last_seen, ...letter }: Letter): Promise<void> {
  const words = JSON.stringify(letter);
  if (unconfirmed?.letter !== words) unconfirmed = { letter: words, id: crypto.randomUUID() };
  const seen = last_seen && { last_seen };
  await answerOf(supabase.rpc('send_letter', { entry_id: unconfirmed.id, ...letter, ...seen }));
  unconfirmed = undefined;
}
