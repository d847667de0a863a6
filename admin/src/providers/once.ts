import { HttpError } from 'ra-core';

/** In milliseconds: the same words an hour later are meant anew. */
const KEPT_FOR = 60 * 60_000;

/** The ids of what may have been made, and until when they count. */
const unconfirmed = new Map<string, { id: string; until: number }>();

/**
 * Makes something only once, even if the response is lost and the form is sent again: until it is confirmed or refused,
 * every attempt to make the same uses the same id.
 */
export async function once<Made>(what: unknown, make: (id: string) => Promise<Made>): Promise<Made> {
  const key = JSON.stringify(what);
  const last = unconfirmed.get(key);
  const id = last && Date.now() < last.until ? last.id : crypto.randomUUID();
  unconfirmed.set(key, { id, until: Date.now() + KEPT_FOR });
  try {
    const made = await make(id);
    unconfirmed.delete(key);
    return made;
  } catch (error) {
    if (error instanceof HttpError && error.status >= 400 && error.status < 500) unconfirmed.delete(key);
    throw error;
  }
}
