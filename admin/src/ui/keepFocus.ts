import { focusPage, pageElement } from './focusPage.ts';

/** A place in the page: the child of an element. */
interface Place {
  parent: Element;
  child: Element;
  index: number;
}

// From the element in the page that had the focus last, outwards. What lies above the page, as a dialog or a toast, leads
// back to it.
let places: Place[] = [];

/**
 * When what has the focus disappears – a row that is deleted, a button that becomes a form – browsers leave the focus to the
 * whole document, and Tab begins at its top. This gives it to what stands in that place now: the next row or the next
 * button, or else the page. A button that was disabled meanwhile gets it back. Returns a function that ends this.
 */
export function keepFocus(): () => void {
  const observer = new MutationObserver(() => places.length > 0 && isFree() && restoreFocus());
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}

/** Gives the focus back to the page if nothing has it, as when a dialog has closed whose button has disappeared. */
export function restoreFocus() {
  // By then MUI has returned the focus, or a form or a moved card has taken it.
  setTimeout(() => isFree() && refocus());
}

function remember({ target }: FocusEvent) {
  const page = pageElement();
  if (page?.contains(target as Node)) places = placesOf(target as Element, page);
}

function forget({ target, relatedTarget }: FocusEvent) {
  if (relatedTarget) return;
  setTimeout(() => {
    if (!isFree()) return;
    // react-admin's link to the content gives the page the focus and takes it away at once.
    if (target === pageElement()) focusPage();
    // Somebody who has left a button by a press beside it is not brought back later.
    else if (isUsable(target as Element)) places = [];
  });
}

/** Whether nothing has the focus, and no dialog is about to take it. */
const isFree = () =>
  document.activeElement === document.body && !pageElement()?.closest('[aria-hidden="true"]');

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled');

function refocus() {
  const lost = places[0]?.child as HTMLElement | undefined;
  const next = lost?.isConnected ? lost : successor();
  // To something that is disabled, this does nothing.
  if (next) next.focus({ preventScroll: true });
  else focusPage();
}

function placesOf(element: Element, page: Element): Place[] {
  const { parentElement: parent } = element;
  if (element === page || !parent) return [];
  const index = [...parent.children].indexOf(element);
  return [{ parent, child: element, index }, ...placesOf(parent, page)];
}

/** The next row or button in the same section. Never a field: on phones that would open the keyboard. */
function successor(): HTMLElement | undefined {
  for (const place of places) {
    const { parent } = place;
    if (parent === pageElement()) break;
    if (!parent.isConnected) continue;
    const next = rowIn(place) ?? buttonBeside(place);
    if (next) return next;
    if (parent.matches('section')) break;
  }
  return undefined;
}

/** The row that stands where one has disappeared. */
function rowIn({ parent, child, index }: Place): HTMLElement | undefined {
  if (child.isConnected || !child.matches('li, tr')) return undefined;
  const row = parent.children[index] ?? parent.lastElementChild;
  if (!(row instanceof HTMLElement)) return undefined;
  row.tabIndex = -1;
  return row;
}

/** The first button after a place, or else the last one before it. */
function buttonBeside({ parent, child, index }: Place): HTMLElement | undefined {
  const children = [...parent.children];
  const following = child.isConnected ? children.indexOf(child) + 1 : index;
  const [next] = children.slice(following).flatMap(buttonsIn);
  return next ?? children.slice(0, following).flatMap(buttonsIn).at(-1);
}

const BUTTONS = 'button:not(:disabled, [tabindex="-1"]), a[href]:not([tabindex="-1"])';

const buttonsIn = (element: Element) =>
  [...(element.matches(BUTTONS) ? [element] : []), ...element.querySelectorAll(BUTTONS)].filter(
    (button): button is HTMLElement => button.getClientRects().length > 0,
  );
