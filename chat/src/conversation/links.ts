import { ADDRESS_LIMIT } from '@vitrina/shared/webAddress.ts';

/** With `href`, `text` is a link. */
export type Piece = { text: string; href?: string };

/** Characters that reverse the reading order can make an address look like another one, so no link contains them. */
const bidiControls = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
const address = new RegExp(`https?://[^\\s<>"„“\\\\${bidiControls}]+`, 'giu');

/** Punctuation that ends a sentence, not an address. */
const sentenceEnd = /[.,:;!?'…)\]}]+$/u;

/** Undefined for anything but the address of a web page: other schemes, relative paths, words. */
export function webAddress(text: string | null): string | undefined {
  if (text === null || !/^https?:\/\//i.test(text)) return undefined;
  return URL.parse(text)?.href;
}

/** A message that is nothing but one address is sent and shown as a link. */
export function isLink(text: string): boolean {
  const pieces = linkPieces(text);
  return pieces.length === 1 && pieces[0]?.href !== undefined && text.length <= ADDRESS_LIMIT;
}

/** Splits a text at its links. Joined together, the pieces are the text again. */
export function linkPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = withoutSentenceEnd(match[0]);
    const href = webAddress(found);
    if (href === undefined) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function withoutSentenceEnd(found: string): string {
  const bare = found.replace(sentenceEnd, '');
  // "(https://bg.wikipedia.org/wiki/София_(град))": a bracket that was opened inside belongs to the address.
  return bare.includes('(') && found.startsWith(`${bare})`) ? `${bare})` : bare;
}
