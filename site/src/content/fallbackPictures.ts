import type { ImageMetadata } from 'astro';
import discounts from '../assets/pictures/projects/discounts.webp';
import emergencyHelp from '../assets/pictures/projects/emergency-help.webp';
import everythingBulgarian from '../assets/pictures/projects/everything-bulgarian.webp';

/**
 * The pictures of the fallback projects by their paths, so that browsers load resized ones when these projects are shown.
 */
export const fallbackPictures: Record<string, ImageMetadata> = {
  '/pictures/projects/discounts.webp': discounts,
  '/pictures/projects/emergency-help.webp': emergencyHelp,
  '/pictures/projects/everything-bulgarian.webp': everythingBulgarian,
};
