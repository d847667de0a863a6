import { type Currencies, type Price, priceParts } from '@vitrina/shared/money.ts';
import { BoundText } from '../../typography/BoundText.tsx';

interface Props {
  price: Price;
  currencies: Currencies;
}

/** A large price, each currency on a line of its own. */
export function PriceLines({ price, currencies }: Props) {
  const [first, second] = priceParts(price, currencies);
  return (
    <span className="grid font-display text-[1.875rem] leading-none font-extrabold tabular-nums">
      <span>
        <BoundText>{first}</BoundText>
      </span>
      {second && (
        <span className="mt-[0.3em] border-t-2 border-dotted border-edge pt-[0.3em]">
          <BoundText>{second}</BoundText>
        </span>
      )}
    </span>
  );
}
