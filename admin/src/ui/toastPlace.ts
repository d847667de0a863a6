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
