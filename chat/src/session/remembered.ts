import type { Account } from '../api/accounts.ts';

/** What this device keeps of an account so that the chat opens without a network. The server decides what it may do. */
interface Remembered {
  account: Account;
  /** The other end of a client's conversation. */
  providerId?: string;
}

export function remembered(userId: string): Remembered | undefined {
  const stored = localStorage.getItem(keyOf(userId));
  return stored === null ? undefined : JSON.parse(stored);
}

export function rememberAccount(account: Account): void {
  keep({ ...remembered(account.id), account });
}

export function rememberProvider(userId: string, providerId: string): void {
  const known = remembered(userId);
  if (known !== undefined) keep({ ...known, providerId });
}

function keep(known: Remembered): void {
  localStorage.setItem(keyOf(known.account.id), JSON.stringify(known));
}

function keyOf(userId: string): string {
  return `chatAccount:${userId}`;
}
