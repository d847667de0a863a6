/** Holds the toasts. It is moved and never rendered anew, so that a toast outlives the dialog over which it appeared. */
export const toasts = document.createElement('div');

const places: Element[] = [];

/**
 * As the `ref` of an element: the toasts stand in the one that was mounted last. A dialog keeps the keyboard inside
 * itself, so that a button in a toast elsewhere could not be reached.
 */
export function placeToasts(place: Element | null) {
  if (!place) return;
  places.push(place);
  place.append(toasts);
  return () => {
    places.splice(places.indexOf(place), 1);
    places.at(-1)?.append(toasts);
  };
}

/** Where the keyboard was before it came into a toast. */
let cameFrom: Element | undefined;

toasts.addEventListener('focusin', ({ relatedTarget: from }) => {
  if (from instanceof Element && !toasts.contains(from)) cameFrom = from;
});

/** A toast goes with whatever is pressed in it, and with Escape; the focus would go with it. */
toasts.addEventListener('click', giveFocusBack);
toasts.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') giveFocusBack();
});

function giveFocusBack() {
  if (!toasts.contains(document.activeElement)) return;
  // Of a dialog, the part that takes the focus when it opens.
  const dialog = toasts.closest('[tabindex="-1"]');
  const isThere = cameFrom?.isConnected && (!dialog || dialog.contains(cameFrom));
  const target = isThere ? cameFrom : dialog;
  if (target instanceof HTMLElement) target.focus();
}
