import { brand } from '@vitrina/shared/brand.ts';
import { addressParts } from '@vitrina/shared/studioFacts.ts';
import type { PostalAddress } from 'schema-dts';

export function postalAddress(address: string): PostalAddress {
  const { street, city = brand.city, postalCode } = addressParts(address);
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(postalCode && { postalCode }),
    // An address that could not be split may name another city than the brand's.
    ...(address.includes(city) && { addressLocality: city }),
    addressCountry: brand.country,
  };
}
