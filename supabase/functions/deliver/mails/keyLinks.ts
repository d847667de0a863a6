import { adminAddress } from '@vitrina/shared/adminPages.ts';
import { CHAT } from '@vitrina/shared/chatPages.ts';
import type { Row } from './mailBody.ts';

// In the fragment, so that the key reaches no log and no other site.

export function passwordLink(siteUrl: string, key: string = noKey()): string {
  return `${siteUrl}${adminAddress('login')}#key=${key}`;
}

/** Tells the page whom the key is for, so that it asks before signing somebody else out. */
export function entryLink({ account_id }: Row, siteUrl: string, key: string = noKey()): string {
  return `${siteUrl}${CHAT}#key=${key}&for=${account_id}`;
}

function noKey(): never {
  throw new Error('The mail has no key.');
}
