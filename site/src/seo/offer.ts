import { levaToEuro, type Price } from '@vitrina/shared/money.ts';
import type { Offer, PriceSpecification } from 'schema-dts';

/** A price as an offer, in euro. Searchers know of ranges, so „from“ and „up to“ are kept. */
export function offer({ leva, to, isFrom, isPlus }: Price): Offer {
  const isOpen = isFrom || isPlus || to !== undefined;
  return {
    '@type': 'Offer',
    availability: 'https://schema.org/InStock',
    ...(isOpen
      ? { priceSpecification: priceRange(leva, to) }
      : { price: levaToEuro(leva), priceCurrency: 'EUR' }),
  };
}

function priceRange(leva: number, to: number | undefined): PriceSpecification {
  return {
    '@type': 'PriceSpecification',
    priceCurrency: 'EUR',
    minPrice: levaToEuro(leva),
    ...(to !== undefined && { maxPrice: levaToEuro(to) }),
  };
}
