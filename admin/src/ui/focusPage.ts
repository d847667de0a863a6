/** The element with the page, below the top bar. */
export const pageElement = () => document.getElementById('main-content');

/** Tab then leads to the first control of the page. */
export function focusPage() {
  const page = pageElement();
  if (!page) return;
  page.tabIndex = -1;
  page.focus({ preventScroll: true });
}
