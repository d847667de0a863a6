/** Behind the address of the sign-in page: for who forgot the password. */
export const FORGOTTEN = '#forgotten';
