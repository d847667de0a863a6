let corner: HTMLElement | undefined;

/** The element that contains the toasts of a page. */
export function toastCorner(): HTMLElement {
  if (corner === undefined) {
    corner = document.createElement('div');
    placeToasts();
  }
  return corner;
}

/**
 * Moves the toasts to where they are visible and reachable: into the open modal dialog, because everything else is
 * inert then, or to the end of the body. A dialog calls it after opening and before closing.
 */
export function placeToasts(): void {
  if (corner === undefined) return;
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (corner.parentElement !== place) place.append(corner);
}
