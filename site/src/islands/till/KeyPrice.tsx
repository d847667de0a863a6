import { type Currencies, type Price, priceParts } from '@vitrina/shared/money.ts';

/** Where the price stands on its key, also with text so large that nothing fits side by side. */
const PLACES = {
  beside: '@max-[18rem]:row-auto',
  /** Two such keys stand side by side. */
  below: 'sm:row-[2] sm:col-[2] sm:text-left sm:*:ml-2 sm:*:inline @max-[18rem]:row-auto',
  besideCounter: 'max-sm:row-[3] max-sm:col-[2] @max-[18rem]:row-[4]',
};

interface Props {
  price: Price;
  currencies: Currencies;
  place: keyof typeof PLACES;
}

/** The price on a key: euro large, leva small. */
export function KeyPrice({ price, currencies, place }: Props) {
  const [first, second] = priceParts(price, currencies);
  return (
    <span
      className={`row-[1/span_2] col-[3] text-right font-display text-[1.5rem]/none font-extrabold tabular-nums max-sm:text-[1.375rem] @max-[18rem]:col-[1/-1] @max-[18rem]:text-left ${PLACES[place]}`}
    >
      {first}{' '}
      {second && (
        <span className="mt-1 block text-[1.25rem] font-bold text-muted max-sm:text-[1.125rem]">
          {second}
        </span>
      )}
    </span>
  );
}
