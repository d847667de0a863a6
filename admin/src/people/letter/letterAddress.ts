/** Follows a person's id in the address while the letter is open. */
export const LETTER = 'letter';

export const letterAddress = (id: string) => `/people/${id}/${LETTER}`;
