import { brand } from './brand.ts';
import type { Currencies } from './money.ts';
import type { OpeningTimes } from './openingHours.ts';

/** The studio's facts, as the row of `studio_facts` contains them. */
export interface StudioFacts extends OpeningTimes, Currencies {
  email: string;
  /** One to three, as they are shown: „02 000 00 00“. */
  phones: readonly string[];
  /** On one line: „ул. „Примерна“ 1, София 1000“. */
  address: string;
  social: readonly { name: string; url: string }[];
  /** The default of new offers. */
  vat: 'none' | 'included' | 'added';
}

/** The facts until the studio enters others. */
export const factsOfBrand: StudioFacts = {
  email: brand.email,
  phones: brand.phones,
  address: brand.address,
  hours: brand.hours,
  closed_days: [],
  social: brand.social,
  shows_leva: true,
  vat: 'none',
};

/** The link for a Bulgarian phone number: „tel:+35920000000“. */
export const phoneHref = (phone: string): string =>
  `tel:${phone.replaceAll(' ', '').replace(/^00/, '+').replace(/^0/, '+359')}`;

/** The parts of an address that ends in a city and its postal code; otherwise all of it is the street. */
export function addressParts(address: string): { street: string; city?: string; postalCode?: string } {
  const [, street, city, postalCode] = /^(.+), (\D+) (\d{4})$/.exec(address) ?? [];
  return street && city && postalCode ? { street, city, postalCode } : { street: address };
}
