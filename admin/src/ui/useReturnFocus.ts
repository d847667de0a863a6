import { useEffect } from 'react';
import { focusMain } from './focusMain.ts';

/** For dialogs: MUI gives the focus back to what opened them. When that is gone, it goes to the page. */
export function useReturnFocus() {
  useEffect(
    () => () => {
      // After MUI has tried.
      setTimeout(() => document.activeElement === document.body && focusMain());
    },
    [],
  );
}
