/** Moves the keyboard to the page's content, past bar and menu. */
export function focusMain() {
  document.getElementById('main-content')?.focus();
}
