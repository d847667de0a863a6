/** A mailto link to the visitor. The address is theirs: encoded, it cannot add recipients or headers of its own. */
export function replyLink(email: string, subject: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** The first whole number in what a visitor typed as a phone, which may hold words, an extension or a second number. */
export const dialable = (typed: string): string | undefined =>
  typed
    .split(/[^\d\s+()./-]+|\s\/\s/)
    .map((part) => part.replace(/[^\d+]/g, ''))
    .find((number) => /^\+?\d{6,15}$/.test(number));
