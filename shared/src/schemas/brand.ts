import { z } from 'zod';

const internationalNumber = z.string().regex(/^(\+\d[\d ]{8,18})?$/);

/** What a brand needs before anything is built with it. */
export const brandSchema = z.object({
  name: z.string().min(1),
  slug: z.string().regex(/^[a-z][a-z0-9_]*$/),
  street: z.string().min(1),
  postalCode: z.string().regex(/^\d{4}$/),
  city: z.string().min(1),
  country: z.string().length(2),
  siteUrl: z.url({ protocol: /^https$/ }),
  email: z.email(),
  phones: z.array(z.object({ label: z.string().min(1), href: z.string().regex(/^tel:\+\d{8,15}$/) })).min(1),
  address: z.string().min(1),
  workingHours: z
    .object({ opens: z.int().min(0), closes: z.int().max(24) })
    .refine(({ opens, closes }) => opens < closes, 'it closes before it opens'),
  social: z.array(z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) })),
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
