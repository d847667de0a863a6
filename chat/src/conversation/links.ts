/** A piece of a message: words, or an address to open. */
export type Piece = { text: string; href?: string };

/** Signs that reverse the reading order could make an address look like another one, so no link contains them. */
const turningSigns = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
const address = new RegExp(`https?://[^\\s<>"„“\\\\${turningSigns}]+`, 'giu');

/** The longest address that the database takes as a link; a longer one goes as text. */
const LINK_LIMIT = 2000;

/** Punctuation that closes a sentence, not an address. */
const sentenceEnd = /[.,:;!?'…)\]}]+$/u;

/** The address of a web page, or undefined for anything else: other schemes, relative paths, words. */
export function webAddress(text: string | null): string | undefined {
  if (text === null || !/^https?:\/\//i.test(text)) return undefined;
  return URL.parse(text)?.href;
}

/** Whether a whole message is one address: then it is sent and shown as a link. */
export function isLink(text: string): boolean {
  const pieces = linkPieces(text);
  return pieces.length === 1 && pieces[0]?.href !== undefined && text.length <= LINK_LIMIT;
}

/** Cuts a text where its links begin and end. Joined together, the pieces are the text. */
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
  // „(https://bg.wikipedia.org/wiki/София_(град))“: a bracket that was opened inside belongs to the address.
  return bare.includes('(') && found.startsWith(`${bare})`) ? `${bare})` : bare;
}
