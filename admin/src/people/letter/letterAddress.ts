import { PEOPLE } from '../../providers/people.ts';

/** Follows a person's id in the address while the letter is open. */
export const LETTER = 'letter';

export const letterAddress = (id: string) => `/people/${id}/${LETTER}`;

/** Names the draft of a letter. */
export const letterDraft = (id: string) => `${PEOPLE}/${id}/${LETTER}`;
