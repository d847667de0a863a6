import { useEffect } from 'react';

/** For dialogs. MUI returns the focus to the element that opened them; if that no longer exists, the page takes it. */
export function useReturnFocus() {
  useEffect(
    () => () => {
      // Runs after MUI has tried.
      setTimeout(() => {
        if (document.activeElement === document.body) document.getElementById('main-content')?.focus();
      });
    },
    [],
  );
}
