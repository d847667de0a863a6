let corner: HTMLElement | undefined;

/** The element that holds the toasts of a page. */
export function toastCorner(): HTMLElement {
  if (corner === undefined) {
    corner = document.createElement('div');
    placeToasts();
  }
  return corner;
}

/**
 * Puts the toasts where they can be seen and reached: into the modal dialog that is open, because all else is inert
 * then, or at the end of the body. A dialog calls it when it has opened and before it goes.
 */
export function placeToasts(): void {
  if (corner === undefined) return;
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (corner.parentElement !== place) place.append(corner);
}
