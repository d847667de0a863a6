/** A mailto link to the visitor. The address is theirs: encoded, it cannot add recipients or headers of its own. */
export function replyLink(email: string, subject: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
