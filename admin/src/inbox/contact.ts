/** A mailto link to the visitor, whose address is encoded so that it cannot add recipients or headers. */
export function replyLink(email: string, subject: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** The first complete number in a phone field, which may also contain words, an extension or a second number. */
export const dialable = (typed: string): string | undefined =>
  typed
    .split(/[^\d\s+()./-]+|\s\/\s/)
    // In "+359 (0)88 …", the zero is for calls from Bulgaria.
    .map((part) => part.replace(/[^\d+]/g, '').replace(/(?<=^(\+|00)359)0/, ''))
    .find((number) => /^\+?\d{6,15}$/.test(number));
