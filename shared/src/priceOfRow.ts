import type { Tables } from './database.types.ts';
import type { Price } from './money.ts';

/** The price in a row of `prices`. */
export function priceOfRow({
  cents,
  cents_to,
  currency,
  is_from,
  is_plus,
}: Pick<Tables<'prices'>, 'cents' | 'cents_to' | 'currency' | 'is_from' | 'is_plus'>): Price {
  return {
    cents,
    ...(cents_to !== null && { to: cents_to }),
    currency: currency === 'BGN' ? 'BGN' : 'EUR',
    isFrom: is_from,
    isPlus: is_plus,
  };
}
