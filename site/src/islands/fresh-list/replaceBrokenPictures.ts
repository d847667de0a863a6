import { PLACEHOLDER } from '../../pictures/placeholder.ts';
import { showAt } from '../../pictures/showAt.ts';

/** Shows the placeholder instead of every picture in `root` that cannot be loaded, now or later. */
export function replaceBrokenPictures(root: HTMLElement): void {
  // Error events of pictures do not bubble.
  root.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true);
  for (const image of root.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
}

function replace(image: HTMLImageElement) {
  if (image.getAttribute('src') !== PLACEHOLDER) showAt(image, PLACEHOLDER);
}
