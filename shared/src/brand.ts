const weekday = { opens: '09:00', closes: '18:00' };

/**
 * The facts about the studio, once. Phones, e-mail, address, hours and profiles hold until the studio enters others in the console. `schemas/brand.ts` checks them at every build.
 * The defaults use names that are reserved for examples (RFC 2606), so nothing here reaches a real person.
 */
export const brand = {
  name: 'Витрина',
  slug: 'vitrina',
  city: 'София',
  country: 'BG',
  siteUrl: 'https://vitrina.example',
  email: 'zdravei@vitrina.example',
  phones: ['02 000 00 00'],
  address: 'ул. „Примерна“ 1, София 1000',
  /** Of the seven days from Monday on, by Sofia's clock. */
  hours: [weekday, weekday, weekday, weekday, weekday, null, null],
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
