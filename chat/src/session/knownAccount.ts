import type { Account } from '../api/accounts.ts';

const PREFIX = 'chatAccount:';

/**
 * The account as this device knew it last, so that the chat opens without a network. It grants no rights: the server
 * checks every request.
 */
export function readKnownAccount(userId: string): Account | undefined {
  const stored = localStorage.getItem(keyOf(userId));
  return stored === null ? undefined : JSON.parse(stored);
}

/** Whether somebody was signed in here last and did not sign out. */
export function hasKnownAccount(): boolean {
  return knownKeys().length > 0;
}

/** Only the last account is remembered; others need a network to sign in again. */
export function rememberAccount(account: Account): void {
  for (const key of knownKeys()) if (key !== keyOf(account.id)) localStorage.removeItem(key);
  try {
    localStorage.setItem(keyOf(account.id), JSON.stringify(account));
  } catch {
    // On a device without space the chat needs a network to open.
  }
}

function keyOf(userId: string): string {
  return `${PREFIX}${userId}`;
}

function knownKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}
