import type { Account } from '../api/accounts.ts';

const PREFIX = 'chatAccount:';

/**
 * What this device keeps of an account, so that the chat opens without a network. It grants nothing: the server decides
 * about every request.
 */
interface KnownAccount {
  account: Account;
}

export function readKnownAccount(userId: string): KnownAccount | undefined {
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
  const known: KnownAccount = { account };
  localStorage.setItem(keyOf(account.id), JSON.stringify(known));
}

function keyOf(userId: string): string {
  return `${PREFIX}${userId}`;
}

function knownKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}
