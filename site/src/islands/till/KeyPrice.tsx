import { type Price, priceParts } from '@vitrina/shared/money.ts';

/** What a key costs: euro large, leva small. */
export function KeyPrice({ price }: { price: Price }) {
  const [first, second] = priceParts(price);
  return (
    <span className="price">
      {first} {second && <span>{second}</span>}
    </span>
  );
}
