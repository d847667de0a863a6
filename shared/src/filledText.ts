// The length of a text and whether it shows anything, measured as in the database.

/** Counts characters like PostgreSQL: an emoji is one, although it takes two units of a string. */
export const charactersIn = (text: string): number => [...text].length;

/**
 * Whether a text shows nothing: only white space and characters that Unicode calls ignorable. `private.is_filled` has
 * the same list.
 */
export const isBlank = (text: string): boolean => BLANK.test(text);

const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The rule of `private.is_filled`. */
export const isFilled = (text: string, limit: number): boolean =>
  !isBlank(text) && charactersIn(text) <= limit;
