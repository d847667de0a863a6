import type { GalleryImage } from '../../data/galleryImages.ts';
import { fillPicture, fillText } from '../../islands/fresh-list/fillFields.ts';
import { cardText } from '../../text.ts';

/** Writes a picture of the gallery into a card of GalleryCard.astro. */
export function fillGalleryCard(card: HTMLElement, image: GalleryImage): void {
  const { title, description, alt, image_url } = image;
  fillPicture(card, image_url, alt ?? cardText.artwork(title));
  fillText(card, 'title', title);
  fillText(card, 'description', description ?? '');
}
