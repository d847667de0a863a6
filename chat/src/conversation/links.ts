import { dialed } from '@vitrina/shared/dialed.ts';
import { BIDI_CONTROLS } from '@vitrina/shared/webAddress.ts';

/** With `href`, the text is a link. */
type Piece = { text: string; href?: string };

const address = `(?<address>(?:https?://|\\bwww\\.)[^\\s<>"„“”«»\\\\${BIDI_CONTROLS}]+)`;
const mailbox = '(?<mailbox>(?<![\\p{L}\\d._%+-])[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{2,})';
const gap = '[ \\u00A0()/-]{0,2}';
/**
 * Bulgarian phone numbers: 0888 123 456, +359 (0)2 123-45-67. What follows them may be hours or a second number.
 * Numbers that begin differently may be sums or dates.
 */
const national = `(?:0|(?:\\+|00)359${gap}0?${gap})[1-9](?:${gap}\\d){7,8}`;
const foreign = `(?:\\+|00)(?!359)[1-9](?:${gap}\\d){7,12}`;
const phone = `(?<phone>(?<![\\p{L}\\d.,/-])(?:${national}|${foreign})(?![\\p{L}\\d]))`;
const linked = new RegExp(`${address}|${mailbox}|${phone}`, 'giu');

/** Punctuation that ends the sentence and does not belong to the address. */
const sentenceEnd = /[.,:;!?'‘’…)\]}]+$/u;

/** Undefined for anything but a web address: other schemes, relative paths, plain words. */
export function webAddress(text: string | null): string | undefined {
  if (text === null || !/^https?:\/\//i.test(text)) return undefined;
  return URL.canParse(text) ? new URL(text).href : undefined;
}

/**
 * Splits a text into links (web and e-mail addresses, phone numbers) and the text between them. Joined together, the
 * pieces are the original text.
 */
export function linkPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, groups } of text.matchAll(linked)) {
    const piece = linkOf(groups ?? {});
    if (piece === undefined) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push(piece);
    end = index + piece.text.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function linkOf({ address, mailbox, phone }: Record<string, string | undefined>): Piece | undefined {
  if (mailbox !== undefined) return { text: mailbox, href: `mailto:${mailbox}` };
  if (phone !== undefined) return { text: phone, href: `tel:${dialed(phone)}` };
  const text = withoutSentenceEnd(address ?? '');
  const href = webAddress(/^www\./i.test(text) ? `https://${text}` : text);
  return href === undefined ? undefined : { text, href };
}

function withoutSentenceEnd(found: string): string {
  const bare = found.replace(sentenceEnd, '');
  // In "(https://bg.wikipedia.org/wiki/София_(град))" the closing bracket that was opened inside the address belongs
  // to it.
  return bare.includes('(') && found.startsWith(`${bare})`) ? `${bare})` : bare;
}
