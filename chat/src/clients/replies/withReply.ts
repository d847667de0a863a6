import type { CannedReply } from '../../api/replies.ts';
import { hasAllWords } from '../hasAllWords.ts';

/** "/" at the start of a line. */
const CALL = /(^|\n)\/$/;

/** Whether the text before the caret calls for the list of replies. */
export function hasCalledReplies(typed: string, caret: number): boolean {
  return CALL.test(typed.slice(0, caret));
}

/**
 * Inserts a reply at the caret, on a line of its own, replacing the "/" that called for it.
 * @returns the text, and where the reply ends in it
 */
export function withReply(typed: string, caret: number, words: string): { typed: string; end: number } {
  const before = typed.slice(0, caret).replace(CALL, '$1');
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  const start = before + gap + words;
  return { typed: start + typed.slice(caret), end: start.length };
}

/** The replies with all the words in title or text. */
export function matchingReplies(replies: readonly CannedReply[], query: string): readonly CannedReply[] {
  return replies.filter(({ title, body }) => hasAllWords(`${title} ${body}`, query));
}
