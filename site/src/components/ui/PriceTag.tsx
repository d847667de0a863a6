import { type Currencies, type Price, priceParts } from '@vitrina/shared/money.ts';
import { text } from '@vitrina/shared/text.ts';
import { BoundText } from '../../typography/BoundText.tsx';

interface Props {
  price: Price;
  /** What is paid for, such as an article. */
  unit?: string | null | undefined;
  currencies: Currencies;
  className?: string;
}

export function PriceTag({ price: { isFrom = false, ...amount }, unit, currencies, className }: Props) {
  const [first, second] = priceParts(amount, currencies);
  return (
    <span className={['price-tag', className].filter(Boolean).join(' ')}>
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
      {unit && (
        <small>
          <BoundText>{text.money.per(unit)}</BoundText>
        </small>
      )}
    </span>
  );
}
