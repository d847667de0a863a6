import { z } from 'zod';
import { studioFactsSchema } from './studioFacts.ts';

const internationalNumber = z.string().regex(/^(\+\d[\d ]{8,18})?$/);

const { shape: facts } = studioFactsSchema;

/** The rules for a brand, checked before anything is built. */
export const brandSchema = z.object({
  name: z.string().min(1),
  slug: z.string().regex(/^[a-z][a-z0-9_]*$/),
  city: z.string().min(1),
  country: z.string().length(2),
  siteUrl: z.url({ protocol: /^https$/ }),
  email: facts.email,
  phones: facts.phones,
  address: facts.address,
  hours: facts.hours,
  social: facts.social,
  firm: z.string(),
  eik: z.string().regex(/^(\d{9}(\d{4})?)?$/),
  vatNumber: z.string().regex(/^(BG\d{9,10})?$/),
  mobile: internationalNumber,
  viber: internationalNumber,
  founder: z.string(),
  foundedYear: z.number().int(),
  projectsDone: z.string().min(1),
  chatDomain: z.hostname(),
});
