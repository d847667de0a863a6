import { atom } from 'nanostores';

/** Set to a new object whenever a request or a plan has changed and has to be read again. */
export const $projectHint = atom<object>({});
