import { type Currencies, formatPricePer } from '@vitrina/shared/money.ts';
import type { PricedItem } from '../../content/prices.ts';
import { inquiryAddress } from '../../inquiryChoice.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { pricingText } from './text.ts';

interface Props {
  items: readonly PricedItem[];
  currencies: Currencies;
}

/** A price list, for the pages and for the preview. Items that can be ordered link to the inquiry form. */
export function PriceList({ items, currencies }: Props) {
  return (
    <dl className="border-t-4 border-ink">
      {items.map(({ id, group, name, note, price, unit }) => (
        <div
          key={id}
          className="grid gap-x-8 gap-y-1.5 border-b border-edge py-6 md:grid-cols-[1fr_auto] md:items-baseline"
        >
          <dt className="font-display text-h4 font-extrabold">
            <BoundText>{name}</BoundText>
          </dt>
          <dd className="font-display text-h4 font-extrabold tabular-nums">
            <BoundText>{formatPricePer({ price, unit }, currencies)}</BoundText>
          </dd>
          {note && (
            <dd className="max-w-[34rem] text-muted">
              <BoundText>{note}</BoundText>
            </dd>
          )}
          {group === 'sites' && (
            <dd className="md:row-start-2 md:col-start-2 md:text-right">
              <ArrowLink
                href={inquiryAddress({ items: { [id]: 1 } })}
                aria-label={pricingText.chooseItem(name)}
              >
                {pricingText.choose}
              </ArrowLink>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
