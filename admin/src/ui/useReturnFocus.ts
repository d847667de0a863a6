import { useEffect } from 'react';
import { focusMain } from './focusMain.ts';

/** For dialogs. MUI returns the focus to the element that opened them; if that is gone, the page gets it. */
export function useReturnFocus() {
  useEffect(
    () => () => {
      // After MUI has tried.
      setTimeout(() => document.activeElement === document.body && focusMain());
    },
    [],
  );
}
