import { type Currencies, formatPrice } from '@vitrina/shared/money.ts';
import { PRICE_MENTION } from '@vitrina/shared/priceMention.ts';
import type { Faq } from './faqsWithPrices.ts';
import type { PricedItem } from './prices.ts';

type NamedPrice = Pick<PricedItem, 'id' | 'price'>;

/** Replaces every price id in a text, such as "{edit-page}", by the formatted price. Unknown ids stay as they are. */
export const withNamedPrices = (
  text: string,
  prices: readonly NamedPrice[],
  currencies: Currencies,
): string =>
  text.replace(PRICE_MENTION, (whole, named: string) => {
    const item = prices.find(({ id }) => id === named);
    return item ? formatPrice(item.price, currencies) : whole;
  });

/** The same for a question and its answer. */
export const faqWithPrices = (
  { question, answer }: Faq,
  prices: readonly NamedPrice[],
  currencies: Currencies,
): Faq => ({
  question: withNamedPrices(question, prices, currencies),
  answer: withNamedPrices(answer, prices, currencies),
});
