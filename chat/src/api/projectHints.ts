import { atom, onMount } from 'nanostores';
import { onReturn } from '../onReturn.ts';

/** Set to a new object whenever a request or a plan may have changed and has to be read again. */
export const $projectHint = atom<object>({});
onMount($projectHint, () => onReturn(() => $projectHint.set({})));

/** Set to a new object whenever a picture or file has been sent, corrected or taken back. */
export const $fileHint = atom<object>({});
