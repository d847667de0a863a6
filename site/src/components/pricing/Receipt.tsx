import { brand } from '@vitrina/shared/brand.ts';
import { type Currencies, priceParts } from '@vitrina/shared/money.ts';
import type { PricedItem } from '../../content/prices.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { nameWithUnit, pricingText } from './text.ts';

const GROUPS = ['maintenance', 'voluntary-maintenance', 'edits'] as const;

interface Props {
  /** All prices; the receipt picks its own groups. */
  prices: readonly PricedItem[];
  currencies: Currencies;
}

/** What maintenance and changes cost, for the pricing page and for the preview. */
export function Receipt({ prices, currencies }: Props) {
  return (
    <div className="receipt lg:rotate-[1.5deg]">
      <div className="receipt-paper px-[clamp(1.125rem,4vw,2.5rem)] pt-9.5 pb-11.5 text-ink-fix tabular-nums">
        <table className="w-full text-left">
          <caption className="pb-5 font-medium">
            <b className="mb-1 block font-display text-h3 font-extrabold">{brand.name}</b>{' '}
            <BoundText>{pricingText.receipt}</BoundText>
          </caption>
          {GROUPS.map((wanted) => (
            <tbody key={wanted} className="align-top">
              <tr className="border-t-2 border-ink-fix">
                <th
                  className="pt-4.5 pb-1.5 font-display text-[1.375rem] leading-[1.1] font-extrabold sm:pb-0.5"
                  scope="rowgroup"
                  colSpan={3}
                >
                  <BoundText>{pricingText.receiptGroups[wanted]}</BoundText>
                </th>
              </tr>
              {prices
                .filter(({ group }) => group === wanted)
                .map((item) => (
                  <Line key={item.id} item={item} currencies={currencies} />
                ))}
            </tbody>
          ))}
        </table>
        <p className="border-t-2 border-ink-fix pt-5 text-center text-small/6">
          <BoundText>{pricingText.thanks}</BoundText>
        </p>
      </div>
    </div>
  );
}

function Line({
  item: { name, unit, note, price },
  currencies,
}: {
  item: PricedItem;
  currencies: Currencies;
}) {
  return (
    <tr className="border-t-2 border-dotted border-ink-fix/40 nth-2:border-t-0 max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4">
      <th className="pt-2.5 pb-0.5 font-medium max-sm:w-full sm:py-3" scope="row">
        <BoundText>{nameWithUnit(name, unit)}</BoundText>
        {note && (
          <small className="block max-w-[22rem] text-small/[1.4]">
            <BoundText>{note}</BoundText>
          </small>
        )}
      </th>
      {priceParts(price, currencies).map((amount) => (
        <td key={amount} className="nowrap pb-2.5 text-right font-bold sm:py-3 sm:pl-5">
          <BoundText>{String(amount)}</BoundText>
        </td>
      ))}
    </tr>
  );
}
