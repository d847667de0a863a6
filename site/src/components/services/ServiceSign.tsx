import type { Currencies, Price } from '@vitrina/shared/money.ts';
import { PriceTag } from '../ui/PriceTag.tsx';
import { SignBoard } from '../ui/SignBoard.tsx';
import { serviceText } from './text.ts';

interface Props {
  title: string;
  price?: Price;
  currencies: Currencies;
}

export function ServiceSign({ title, price, currencies }: Props) {
  return (
    <SignBoard title={title}>
      {price && (
        <p className="sign-price origin-[12px_50%] -rotate-3 transition-transform duration-(--dur-awning) ease-swing hover:rotate-0 md:text-right">
          <span className="sr-only">{serviceText.price}</span>
          <PriceTag price={price} currencies={currencies} />
        </p>
      )}
    </SignBoard>
  );
}
