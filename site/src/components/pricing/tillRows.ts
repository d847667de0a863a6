import { centsIn } from '@vitrina/shared/money.ts';
import { type PricedItem, priceOf, pricesOf } from '../../content/prices.ts';
import type { TillItem, TillRows } from '../../islands/till/tillItems.ts';

/** The keys of the till, made from the prices. */
export async function tillRows(): Promise<TillRows> {
  const upkeep = [...(await pricesOf('voluntary-maintenance')), ...(await pricesOf('maintenance'))];
  return {
    sites: (await pricesOf('sites')).map(keyOf),
    extras: [await priceOf('service-copywriting'), ...(await pricesOf('edits'))].map(keyOf),
    upkeep: upkeep.toSorted((a, b) => centsIn('EUR', a.price) - centsIn('EUR', b.price)).map(keyOf),
  };
}

const keyOf = ({ id, name, note, unit, price }: PricedItem): TillItem => ({
  id,
  name,
  price,
  ...(note && { note }),
  ...(unit && { unit }),
});
