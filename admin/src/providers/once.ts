import { fingerprint } from '@vitrina/shared/fingerprint.ts';
import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { forget, keep, recall } from '@vitrina/shared/tabStorage.ts';
import { isRefusal } from './refusals.ts';

/** The same words an hour later are meant anew. */
const KEPT_FOR_MS = 60 * 60_000;

/** The id of what may have been made, and until when it counts. */
interface Unconfirmed {
  id: string;
  until: number;
}

/**
 * Makes something only once, even if the response is lost and the form is sent again: until it is confirmed or refused,
 * every attempt to make the same uses the same id, also after a reload, which the form's draft outlives.
 */
export async function once<Made>(what: unknown, make: (id: string) => Promise<Made>): Promise<Made> {
  const key = `submission:${storedUserId()}:${await fingerprint(what)}`;
  const last: Unconfirmed | null = JSON.parse(recall(key) ?? 'null');
  const id = last && Date.now() < last.until ? last.id : crypto.randomUUID();
  keep(key, JSON.stringify({ id, until: Date.now() + KEPT_FOR_MS } satisfies Unconfirmed));
  try {
    const made = await make(id);
    forget(key);
    return made;
  } catch (error) {
    if (isRefusal(error)) forget(key);
    throw error;
  }
}
