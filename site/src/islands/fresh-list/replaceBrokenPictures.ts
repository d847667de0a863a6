import { PLACEHOLDER } from '../../pictures/placeholder.ts';
import { showAt } from '../../pictures/showAt.ts';

/** Puts an empty window in the place of every picture in `root` that cannot be loaded, already or later. */
export function replaceBrokenPictures(root: HTMLElement): void {
  // Errors of pictures do not bubble: they are met on their way down.
  root.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true);
  for (const image of root.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
}

function replace(image: HTMLImageElement) {
  if (image.getAttribute('src') !== PLACEHOLDER) showAt(image, PLACEHOLDER);
}
