import { type Currencies, formatPrice } from '@vitrina/shared/money.ts';
import type { PricedItem } from './prices.ts';

/** The same pattern as in the SQL function private.mentioned_prices. */
const mention = /\{([a-z0-9]+(?:-[a-z0-9]+)*)\}/g;

/** Replaces every price id in a text, such as "{edit-page}", by the formatted price. Unknown ids stay as they are. */
export const withNamedPrices = (
  text: string,
  prices: readonly Pick<PricedItem, 'id' | 'price'>[],
  currencies: Currencies,
): string =>
  text.replace(mention, (whole, named: string) => {
    const item = prices.find(({ id }) => id === named);
    return item ? formatPrice(item.price, currencies) : whole;
  });
