/**
 * A LIKE pattern for text that contains the words of `search` in their order, whatever stands between them.
 * The text must be stored in lower case: the database's locale may not know Cyrillic letters.
 */
export function likePattern(search: string): string {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return `%${words.map(likeLiteral).join('%')}%`;
}

const likeLiteral = (word: string) => word.replace(/[\\%_]/g, '\\$&');
