import { brand } from '@vitrina/shared/brand.ts';

/** The country that the studio works for, by its Bulgarian name. */
export const areaServed = {
  '@type': 'Country',
  name: new Intl.DisplayNames('bg', { type: 'region' }).of(brand.country),
} as const;
