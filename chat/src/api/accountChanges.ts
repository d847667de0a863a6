import { atom } from 'nanostores';

/**
 * The last hint that an account was changed or is gone: this one, or without an id the one signed in here. Each hint is
 * an object of its own, so the same one twice is heard twice.
 */
export const $accountChange = atom<{ accountId?: string } | undefined>();

export function reportAccountChange(accountId?: string): void {
  $accountChange.set(accountId === undefined ? {} : { accountId });
}
