import { faqsWithPrices } from '../../content/faqsWithPrices.ts';
import type { Service } from '../../content/services.ts';
import { type BuiltPicture, buildPicture } from '../../pictures/buildPicture.ts';

/** Widths of gallery pictures, which are shown at most 860 px wide. */
const GALLERY_WIDTHS = [480, 720, 960, 1280];

/** A service with its pictures in several sizes and the prices filled into its answers. */
export const builtService = async (service: Service): Promise<Service<BuiltPicture>> => ({
  ...service,
  display: { ...service.display, picture: await buildPicture(service.display.picture) },
  gallery: await Promise.all(
    service.gallery.map(async (shown) => ({
      ...shown,
      picture: await buildPicture(shown.picture, GALLERY_WIDTHS),
    })),
  ),
  faqs: await faqsWithPrices(service.faqs),
});
