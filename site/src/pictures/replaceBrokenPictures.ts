import { PLACEHOLDER } from '@vitrina/shared/placeholder.ts';

// Shows the placeholder instead of any picture in a card, a pane or an article that could not be loaded, now or later. The
// listener captures, because error events of pictures do not bubble.
document.addEventListener('error', ({ target }) => replace(target), true);
for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image);

/** Removes no elements, because React may take them over later. */
function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || !image.closest('.card, .pane, .article-text')) return;
  if (image.getAttribute('src') === PLACEHOLDER) return;
  for (const source of image.parentElement?.querySelectorAll('[srcset]') ?? [])
    source.removeAttribute('srcset');
  image.src = PLACEHOLDER;
}
