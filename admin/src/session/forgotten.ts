/** The hash of the page on which an admin asks for a new password. */
export const FORGOTTEN = '#forgotten';
