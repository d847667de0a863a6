import { type Currencies, formatPrice } from '@vitrina/shared/money.ts';
import { PRICE_MENTION } from '@vitrina/shared/priceMention.ts';
import type { PricedItem } from './prices.ts';

/** Replaces every price id in a text, such as "{edit-page}", by the formatted price. Unknown ids stay as they are. */
export const withNamedPrices = (
  text: string,
  prices: readonly Pick<PricedItem, 'id' | 'price'>[],
  currencies: Currencies,
): string =>
  text.replace(PRICE_MENTION, (whole, named: string) => {
    const item = prices.find(({ id }) => id === named);
    return item ? formatPrice(item.price, currencies) : whole;
  });
