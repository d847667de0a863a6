import { atom } from 'nanostores';

/** Something was asked, answered or planned: what is shown of it is read again. Another object says so again. */
export const $projectHint = atom<object>({});
