import { charactersIn, isBlank } from '@vitrina/shared/filledText.ts';
import { text } from '@vitrina/shared/text.ts';

/**
 * What is wrong with a text. A field must not limit the length itself: browsers cut what is pasted without a word.
 * @param missing the error for an empty text; without one, the text is optional
 */
export function textProblem(typed: string, limit: number, missing?: string): string | undefined {
  if (missing !== undefined && isBlank(typed)) return missing;
  return charactersIn(typed) > limit ? text.tooLong(limit) : undefined;
}
