/** Words that a person reads in a minute, unhurried. */
const WORDS_PER_MINUTE = 180;

/** How long an article takes to read, in whole minutes. */
export function readingMinutes(markdown = ''): number {
  const words = markdown.match(/\p{L}+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
