import pLimit from 'p-limit';

/**
 * Whatever hashes a password waits here. bcrypt runs on the four threads that Node reads files on; two of them, and half
 * of a small machine, stay free for everybody else.
 */
export const passwordWork = pLimit(2);
