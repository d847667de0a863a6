import type { Account } from '../api/accounts.ts';

/**
 * What this device keeps of an account, so that the chat opens without a network. It grants nothing: the server decides
 * about every request.
 */
interface KnownAccount {
  account: Account;
  /** The account of the studio, to which a client writes. */
  studioId?: string;
}

export function readKnownAccount(userId: string): KnownAccount | undefined {
  const stored = localStorage.getItem(keyOf(userId));
  return stored === null ? undefined : JSON.parse(stored);
}

export function rememberAccount(account: Account): void {
  keep({ ...readKnownAccount(account.id), account });
}

export function rememberStudio(userId: string, studioId: string): void {
  const known = readKnownAccount(userId);
  if (known !== undefined) keep({ ...known, studioId });
}

function keep(known: KnownAccount): void {
  localStorage.setItem(keyOf(known.account.id), JSON.stringify(known));
}

function keyOf(userId: string): string {
  return `chatAccount:${userId}`;
}
