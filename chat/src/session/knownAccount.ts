import type { Account } from '../api/accounts.ts';

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

export function rememberAccount(account: Account): void {
  const known: KnownAccount = { account };
  localStorage.setItem(keyOf(account.id), JSON.stringify(known));
}

function keyOf(userId: string): string {
  return `chatAccount:${userId}`;
}
