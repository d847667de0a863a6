import { dialed } from '@vitrina/shared/dialed.ts';

/** A mailto link to the visitor, whose address is encoded so that it cannot add recipients or headers. */
export function replyLink(email: string, subject: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** The first complete number in a phone field, which may also contain words, an extension or a second number. */
export const dialable = (typed: string): string | undefined =>
  typed
    .split(/[^\d\s+()./-]+|\s\/\s/)
    .map(dialed)
    .find((number) => /^\+?\d{6,15}$/.test(number));
