const street = 'ул. „Примерна“ 1';
const postalCode = '1000';
const city = 'София';

/**
 * The facts about the studio, once. `schemas/brand.ts` checks them at every build.
 * The defaults use names that are reserved for examples (RFC 2606), so nothing here reaches a real person.
 */
export const brand = {
  name: 'Витрина',
  slug: 'vitrina',
  street,
  postalCode,
  city,
  country: 'BG',
  siteUrl: 'https://vitrina.example',
  email: 'zdravei@vitrina.example',
  phones: [{ label: '02 000 00 00', href: 'tel:+35920000000' }],
  address: `${street}, ${city} ${postalCode}`,
  /** From Monday to Friday, in full hours of Sofia's clock. */
  workingHours: { opens: 9, closes: 18 },
  /** The studio's profiles. An address that nobody answers is no profile, so without them no page speaks of them. */
  social: [] as readonly { name: string; url: string }[],
  /** What only the owner knows. While it is empty no page speaks of it, nor of the numbers of a firm without a name. */
  firm: '' as string,
  eik: '' as string,
  vatNumber: '' as string,
  /** With the country's code: +359 88 … */
  mobile: '' as string,
  viber: '' as string,
  founder: '' as string,
  foundedYear: 2023,
  projectsDone: '50+',
  /** Accounts that have only a user name sign in as `<user name>@<chat domain>`; no mail is ever sent there. */
  chatDomain: 'chat.vitrina.example',
} as const;

export type Brand = typeof brand;
