import pLimit from 'p-limit';

/**
 * Limits how many passwords are hashed at once. bcrypt runs on the four threads that Node also reads files with; this
 * leaves two of them, and half of a small machine, to everybody else.
 */
export const passwordWork = pLimit(2);
