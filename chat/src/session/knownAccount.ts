import type { Account } from '../api/accounts.ts';

const PREFIX = 'chatAccount:';

/**
 * The account as this device has last seen it, so that the chat opens without a network. It grants nothing: the server
 * decides about every request.
 */
export function readKnownAccount(userId: string): Account | undefined {
  const stored = localStorage.getItem(keyOf(userId));
  return stored === null ? undefined : JSON.parse(stored);
}

/** Whether somebody was signed in here last and has not left by themselves. */
export function hasKnownAccount(): boolean {
  return knownKeys().length > 0;
}

/** Whoever was known before has to sign in anew, and needs a network for that. */
export function rememberAccount(account: Account): void {
  for (const key of knownKeys()) if (key !== keyOf(account.id)) localStorage.removeItem(key);
  localStorage.setItem(keyOf(account.id), JSON.stringify(account));
}

function keyOf(userId: string): string {
  return `${PREFIX}${userId}`;
}

function knownKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}
