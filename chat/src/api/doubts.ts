type Listener = (accountId: string | undefined) => void;

const listeners = new Set<Listener>();

/** Tells that an account was changed or is gone: this one, or without an id that of the person at this device. */
export function raiseDoubt(accountId?: string): void {
  for (const listener of listeners) listener(accountId);
}

/** Hears of every doubt until the returned function is called. */
export function hearDoubts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
