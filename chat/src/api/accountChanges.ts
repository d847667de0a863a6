import { atom } from 'nanostores';

/**
 * The last hint that an account was changed or deleted: the account with this id, or the signed-in one if there is no
 * id. Each hint is a new object, so that two equal hints in a row are both noticed.
 */
export const $accountChange = atom<{ accountId?: string } | undefined>();

export function reportAccountChange(accountId?: string): void {
  $accountChange.set(accountId === undefined ? {} : { accountId });
}
