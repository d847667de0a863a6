const weekday = { opens: '09:00', closes: '18:00' };

/**
 * The studio's facts. Phones, e-mail, address, hours and profiles apply until the studio enters others in the
 * console. `schemas/brand.ts` checks them at every build. The defaults use names reserved for examples (RFC 2606), so
 * that nothing reaches a real person.
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
  /** The seven days from Monday on, by the clock of Sofia. */
  hours: [weekday, weekday, weekday, weekday, weekday, null, null],
  /** The studio's social profiles. There are none by default, and then no page mentions them. */
  social: [] as readonly { name: string; url: string }[],
  /**
   * Facts that only the owner knows. While one is empty, no page mentions it; without a firm name, no page shows the
   * firm's numbers either.
   */
  firm: '' as string,
  eik: '' as string,
  vatNumber: '' as string,
  /** With the country code: +359 88 … */
  mobile: '' as string,
  viber: '' as string,
  founder: '' as string,
  foundedYear: 2023,
  projectsDone: '50+',
  /** Accounts with only a user name sign in as `<user name>@<chat domain>`; no mail is ever sent there. */
  chatDomain: 'chat.vitrina.example',
} as const;

/**
 * Whether the site counts the pages that are read: of visitors who pressed „Приемам“, or of nobody. Not in `brand`,
 * because the bundler leaves out what is off only if it sees a constant.
 */
export const counting = 'consent' as 'consent' | 'off';

export type Brand = typeof brand;
