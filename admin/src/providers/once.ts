/** The ids of what has not been confirmed yet. */
const unconfirmed = new Map<string, string>();

/**
 * Makes something only once, even if the response is lost and the form is sent again: until it is confirmed, every attempt
 * to make the same uses the same id.
 */
export async function once<Made>(what: unknown, make: (id: string) => Promise<Made>): Promise<Made> {
  const key = JSON.stringify(what);
  const id = unconfirmed.get(key) ?? crypto.randomUUID();
  unconfirmed.set(key, id);
  const made = await make(id);
  unconfirmed.delete(key);
  return made;
}
