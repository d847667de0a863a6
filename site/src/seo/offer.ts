import { centsIn, isOpen, type Price } from '@vitrina/shared/money.ts';
import type { Offer, PriceSpecification } from 'schema-dts';
import type { PricedItem } from '../content/prices.ts';
import { pageUrl } from './pageUrl.ts';

const AVAILABLE = 'https://schema.org/InStock';

/** A price as an offer in euro. schema.org has price ranges, so "from" and "up to" are kept. */
export function offer(price: Price): Offer {
  return {
    '@type': 'Offer',
    availability: AVAILABLE,
    ...(isOpen(price)
      ? { priceSpecification: priceRange(price) }
      : { price: inEuro(price), priceCurrency: 'EUR' }),
  };
}

/** An offer without a fixed price: it points to the inquiry form. */
export const offerOnRequest: Offer = {
  '@type': 'Offer',
  availability: AVAILABLE,
  url: pageUrl('/inquiry'),
};

export const offersOf = (items: PricedItem[]): Offer[] =>
  items.map(({ name, note, price }) => ({ ...offer(price), name, ...(note && { description: note }) }));

function priceRange({ to, ...price }: Price): PriceSpecification {
  return {
    '@type': 'PriceSpecification',
    priceCurrency: 'EUR',
    minPrice: inEuro(price),
    ...(to !== undefined && { maxPrice: inEuro({ ...price, cents: to }) }),
  };
}

const inEuro = (price: Price) => centsIn('EUR', price) / 100;
