import { PLACEHOLDER } from './placeholder.ts';

// For the page: shows the placeholder instead of every picture of a card, or behind glass, that cannot be loaded, now or later.
// Error events of pictures do not bubble.
document.addEventListener('error', ({ target }) => replace(target), true);
for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image);

/** Removes no element, because React may come to own them. */
function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || !image.closest('.card, .pane')) return;
  if (image.getAttribute('src') === PLACEHOLDER) return;
  for (const source of image.parentElement?.querySelectorAll('[srcset]') ?? [])
    source.removeAttribute('srcset');
  image.src = PLACEHOLDER;
}
