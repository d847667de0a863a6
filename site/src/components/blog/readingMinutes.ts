const WORDS_PER_MINUTE = 180;

export function readingMinutes(markdown: string): number {
  const words = markdown.match(/\p{L}+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
