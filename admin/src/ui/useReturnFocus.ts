import { useEffect } from 'react';

/** For dialogs. MUI returns the focus to the element that opened them; if that is gone, the page gets it. */
export function useReturnFocus() {
  useEffect(
    () => () => {
      // After MUI has tried.
      setTimeout(() => {
        if (document.activeElement === document.body) document.getElementById('main-content')?.focus();
      });
    },
    [],
  );
}
