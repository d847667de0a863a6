import { brand } from './brand.ts';
import type { Currencies } from './money.ts';
import type { OpeningTimes } from './openingHours.ts';

/** What the studio says of itself, as the row of `studio_facts` holds it. */
export interface StudioFacts extends OpeningTimes, Currencies {
  email: string;
  /** One to three, as one reads them: „02 000 00 00“. */
  phones: readonly string[];
  /** On one line: „ул. „Примерна“ 1, София 1000“. */
  address: string;
  social: readonly { name: string; url: string }[];
  /** How a new offer begins. */
  vat: 'none' | 'included' | 'added';
}

/** What holds until the studio has said otherwise. */
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

/** Where a tap on a Bulgarian number leads: „tel:+35920000000“. */
export const phoneHref = (phone: string): string =>
  `tel:${phone.replaceAll(' ', '').replace(/^00/, '+').replace(/^0/, '+359')}`;

/** The parts of an address that ends in a city with its postal code; otherwise all of it is the street. */
export function addressParts(address: string): { street: string; city?: string; postalCode?: string } {
  const [, street, city, postalCode] = /^(.+), (\D+) (\d{4})$/.exec(address) ?? [];
  return street && city && postalCode ? { street, city, postalCode } : { street: address };
}
