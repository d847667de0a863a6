// How much there is of a text, as the database measures it.

/** In characters, as PostgreSQL counts them: an emoji is one, and two units of a string. */
export const charactersIn = (text: string): number => [...text].length;

/** Only characters that show nothing: white space and what Unicode calls ignorable. `private.is_filled` has the same list. */
export const isBlank = (text: string): boolean => BLANK.test(text);

const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The rule of `private.is_filled`. */
export const isFilled = (text: string, limit: number): boolean =>
  !isBlank(text) && charactersIn(text) <= limit;
