import { type Currencies, type Price, priceParts } from '@vitrina/shared/money.ts';

/** The price on a key: euro large, leva small. */
export function KeyPrice({ price, currencies }: { price: Price; currencies: Currencies }) {
  const [first, second] = priceParts(price, currencies);
  return (
    <span className="price">
      {first} {second && <span>{second}</span>}
    </span>
  );
}
