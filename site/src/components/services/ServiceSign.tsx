import type { Currencies } from '@vitrina/shared/money.ts';
import type { PricedItem } from '../../content/prices.ts';
import { PriceTag } from '../ui/PriceTag.tsx';
import { SignBoard } from '../ui/SignBoard.tsx';
import { serviceText } from './text.ts';

interface Props {
  title: string;
  item: Pick<PricedItem, 'price' | 'unit'>;
  currencies: Currencies;
}

export function ServiceSign({ title, item, currencies }: Props) {
  return (
    <SignBoard title={title}>
      <p className="sign-price origin-[12px_50%] -rotate-3 transition-transform duration-(--dur-awning) ease-swing hover:rotate-0 md:text-right">
        <span className="sr-only">{serviceText.price}</span>
        <PriceTag price={item.price} unit={item.unit} currencies={currencies} />
      </p>
    </SignBoard>
  );
}
