import { brand } from '@vitrina/shared/brand.ts';
import { formatDate } from '@vitrina/shared/dates.ts';
import { type Currencies, type Price, priceParts, timesPrice } from '@vitrina/shared/money.ts';
import { exactPrice, nameWithUnit } from '../../components/pricing/text.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { tillText } from './text.ts';
import type { Line } from './tillItems.ts';

interface Props {
  lines: readonly Line[];
  sum: Price;
  later: Line | undefined;
  today: string | undefined;
  currencies: Currencies;
}

/** The receipt of the till, printed line by line. */
export function TillReceipt({ lines, sum, later, today, currencies }: Props) {
  return (
    <div className="receipt relative z-3">
      <div className="out mx-10.5 -mt-7.5 max-lg:mx-[min(2.125rem,7vw)]">
        <div className="receipt-paper px-4.5 pt-6 pb-10 text-ink-fix tabular-nums scheme-light sm:px-6.5">
          <h3 className="text-center">{brand.name}</h3>
          <p className="mt-1 mb-3.5 text-center text-small font-medium">
            <BoundText>{today === undefined ? brand.city : `${brand.city}, ${formatDate(today)}`}</BoundText>
          </p>
          {lines.length === 0 && !later ? (
            <p className="border-t-2 border-dotted border-ink-fix/40 py-6 text-center font-medium">
              {tillText.nothing}
            </p>
          ) : (
            <dl>
              {lines.map(({ id, name, price, count }) => (
                <PrintedLine
                  key={`${id}*${count}`}
                  name={count === 1 ? name : tillText.times(name, count)}
                  price={timesPrice(price, count)}
                  currencies={currencies}
                />
              ))}
              {lines.length > 0 && (
                <PrintedLine kind="sum" name={tillText.total} price={sum} currencies={currencies} />
              )}
              {later && (
                <PrintedLine
                  key={later.id}
                  kind="later"
                  name={tillText.upkeepLine(nameWithUnit(later.name, later.unit))}
                  price={later.price}
                  currencies={currencies}
                />
              )}
            </dl>
          )}
          <p className="border-t-2 border-ink-fix pt-3 text-center text-small/[1.4] text-balance">
            <BoundText>{`${tillText.included} ${exactPrice}`}</BoundText>
          </p>
        </div>
      </div>
    </div>
  );
}

interface LineProps {
  kind?: keyof typeof KINDS;
  name: string;
  price: Price;
  currencies: Currencies;
}

const BOUGHT = {
  line: 'py-2.25 leading-[1.3] font-medium',
  name: 'basis-36',
  price: 'font-bold *:text-small/[1.3] *:font-medium',
};

const KINDS = {
  item: { ...BOUGHT, line: `border-t-2 border-dotted border-ink-fix/40 ${BOUGHT.line}` },
  later: { ...BOUGHT, line: `border-t ${BOUGHT.line}` },
  sum: {
    line: 'border-t-3 pt-3 pb-2.25 font-display text-[2rem]/none font-extrabold normal-nums',
    name: 'basis-16',
    price: '*:text-[1.5rem]',
  },
};

/** A printed line. The sum has no key, so that it is not animated again with each change. */
function PrintedLine({ kind = 'item', name, price, currencies }: LineProps) {
  const [first, second] = priceParts(price, currencies);
  const classes = KINDS[kind];
  return (
    <div className={`printed flex flex-wrap justify-between gap-x-3.5 ${classes.line}`}>
      <dt className={`grow ${classes.name}`}>
        <BoundText>{name}</BoundText>
      </dt>
      <dd className={`ml-auto text-right ${classes.price}`}>
        {first} {second && <span className="block">{second}</span>}
      </dd>
    </div>
  );
}
