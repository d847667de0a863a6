/**
 * The facts about the studio, once. `schemas/brand.ts` checks them at every build.
 * The defaults use names that are reserved for examples (RFC 2606), so nothing here reaches a real person.
 */
export const brand = {
  name: 'Витрина',
  slug: 'vitrina',
  city: 'София',
  country: 'BG',
  siteUrl: 'https://vitrina.example',
  email: 'zdravei@vitrina.example',
  phones: [{ label: '02 000 00 00', href: 'tel:+35920000000' }],
  address: 'ул. „Примерна“ 1, София 1000',
  /** `schema` is the same in the notation of schema.org. */
  workingHours: { label: 'понеделник – петък, 9:00–18:00 ч.', schema: 'Mo-Fr 09:00-18:00' },
  social: [
    { name: 'Facebook', url: 'https://facebook.example/vitrina' },
    { name: 'Instagram', url: 'https://instagram.example/vitrina' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/vitrina' },
  ],
  foundedYear: 2023,
  projectsDone: '50+',
  /** Accounts that have only a user name sign in as `<user name>@<chat domain>`; no mail is ever sent there. */
  chatDomain: 'chat.vitrina.example',
} as const;
