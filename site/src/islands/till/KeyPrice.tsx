import { type Currencies, type Price, priceParts } from '@vitrina/shared/money.ts';

/** What a key costs: euro large, leva small. */
export function KeyPrice({ price, currencies }: { price: Price; currencies: Currencies }) {
  const [first, second] = priceParts(price, currencies);
  return (
    <span className="price">
      {first} {second && <span>{second}</span>}
    </span>
  );
}
