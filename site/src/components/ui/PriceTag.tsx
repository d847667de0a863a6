import { type Currencies, type Price, priceParts } from '@vitrina/shared/money.ts';
import { text } from '@vitrina/shared/text.ts';
import { BoundText } from '../../typography/BoundText.tsx';

interface Props {
  price: Price;
  currencies: Currencies;
  className?: string;
}

export function PriceTag({ price: { isFrom = false, ...amount }, currencies, className }: Props) {
  const [first, second] = priceParts(amount, currencies);
  return (
    <span className={className ? `price-tag ${className}` : 'price-tag'}>
      {isFrom && <small>{text.money.from}</small>}
      <b>
        <BoundText>{first}</BoundText>
      </b>
      {second && (
        <>
          <i aria-hidden="true" />
          <b>
            <BoundText>{second}</BoundText>
          </b>
        </>
      )}
    </span>
  );
}
