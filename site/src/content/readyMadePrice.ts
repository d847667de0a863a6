import { withPrices } from './prices.ts';

/** What a site from a template costs. The templates show a form, which is extra. */
export const readyMadePrice = () => withPrices('{service-templates}; с форма – {site-contact-form}');
