import { focusPage } from './focusPage.ts';

/** Contains the toasts. It is moved instead of rendered again, so that a toast outlives the dialog over which it appeared. */
export const toasts = document.createElement('div');

const places: Element[] = [];

/**
 * To be used as the `ref` of elements: the toasts are shown in the one that was mounted last. A dialog traps the focus, so
 * the button of a toast outside of it could not be reached.
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

/** The element that had the focus before it moved into a toast. */
let cameFrom: Element | undefined;

toasts.addEventListener('focusin', ({ relatedTarget: from }) => {
  if (from instanceof Element && !toasts.contains(from)) cameFrom = from;
});

/** A toast disappears when a button in it or Escape is pressed, and would take the focus with it. */
toasts.addEventListener('click', giveFocusBack);
toasts.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') giveFocusBack();
});

function giveFocusBack() {
  if (!toasts.contains(document.activeElement)) return;
  // The part of a dialog that takes the focus when it opens.
  const dialog = toasts.closest('[tabindex="-1"]');
  const isThere = cameFrom?.isConnected && (!dialog || dialog.contains(cameFrom));
  const target = isThere ? cameFrom : dialog;
  if (target instanceof HTMLElement) target.focus();
  else focusPage();
}
