/**
 * A PostgREST condition for text that contains the words of `search` in their order, whatever stands between them.
 * The text must be stored in lower case: the database's locale may not know Cyrillic letters.
 */
export function containing(search: string): string {
  return `ilike.*${words(search).map(likeLiteral).join('*')}*`;
}

const words = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * The word as LIKE matches it literally. PostgREST reads every „*“ as „%“ and knows no escape for it,
 * so a typed star matches any single character.
 */
const likeLiteral = (word: string) => word.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_');
