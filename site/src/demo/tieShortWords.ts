/**
 * Ties every one-letter word of a page to the word after it, as Bulgarian typesetting asks, and a dash to the word
 * before it. Only text changes, never a tag.
 */
export function tieShortWords(html: string): string {
  return html.replace(/>[^<]+/g, (text) =>
    text.replace(/(?<![\p{L}\p{N}])(\p{L}) (?=\S)/gu, '$1\u00a0').replaceAll(' – ', '\u00a0– '),
  );
}
