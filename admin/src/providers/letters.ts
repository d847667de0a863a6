import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

export interface Letter {
  person_id: string;
  subject: string;
  body: string;
  /** With the person's last message below. */
  quotes_last: boolean;
  /** The newest letter that its writer has seen. */
  last_seen: string | null;
}

/** The letter that has not been confirmed yet, and the id that every attempt carries. */
let unconfirmed: { letter: string; id: string } | undefined;

/** Sends a letter once, even if an answer is lost and it is sent again. For what goes wrong see the call's comment. */
export async function sendLetter({ last_seen, ...letter }: Letter): Promise<void> {
  const words = JSON.stringify(letter);
  if (unconfirmed?.letter !== words) unconfirmed = { letter: words, id: crypto.randomUUID() };
  const seen = last_seen && { last_seen };
  await answerOf(supabase.rpc('send_letter', { entry_id: unconfirmed.id, ...letter, ...seen }));
  unconfirmed = undefined;
}
