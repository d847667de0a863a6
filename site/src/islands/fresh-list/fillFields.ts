import { query } from '../../dom/query.ts';
import { PLACEHOLDER } from '../../pictures/placeholder.ts';
import { showAt } from '../../pictures/showAt.ts';
import { bindWords } from '../../typography/bindWords.ts';

/** Sets a text of a card as the build would have written it. */
export function fillText(card: HTMLElement, field: string, value: string): void {
  const element = query(card, `[data-field="${field}"]`, HTMLElement);
  const text = bindWords(value);
  if (element.textContent !== text) element.textContent = text;
}

/** Sets address and accessible name of a card's link. Without an address the link is hidden. */
export function fillLink(card: HTMLElement, field: string, address: string | null, label: string): void {
  const link = query(card, `[data-field="${field}"]`, HTMLAnchorElement);
  link.hidden = address === null;
  setAttribute(link, 'aria-label', label);
  setAttribute(link, 'href', address);
}

/**
 * Shows another picture in a card. `data-picture` holds the address from the row, because `src` may meanwhile be the
 * placeholder for a broken picture.
 */
export function fillPicture(card: HTMLElement, address: string | null, alt: string): void {
  const image = query(card, 'img', HTMLImageElement);
  setAttribute(image, 'alt', alt);
  if (image.dataset.picture === (address ?? '')) return;
  image.dataset.picture = address ?? '';
  showAt(image, address ?? PLACEHOLDER);
}

function setAttribute(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
