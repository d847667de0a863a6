import { useEffect } from 'react';
import { restoreFocus } from './keepFocus.ts';

/** For dialogs. MUI returns the focus to the element that opened them; if that no longer exists, the page takes it. */
export const useReturnFocus = () => useEffect(() => restoreFocus, []);
