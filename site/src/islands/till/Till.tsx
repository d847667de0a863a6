import './till.css';
import { type Currencies, priceParts, sumOf } from '@vitrina/shared/money.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { NumberKey } from './NumberKey.tsx';
import { RadioKeys } from './RadioKeys.tsx';
import { TillReceipt } from './TillReceipt.tsx';
import { tillText } from './text.ts';
import { linesOf, type TillRows } from './tillItems.ts';
import { useTill } from './useTill.ts';

interface Props {
  rows: TillRows;
  currencies: Currencies;
}

/** A till: what is pressed is printed on its receipt, and goes to the inquiry form with the button. */
export function Till({ rows, currencies }: Props) {
  const { root, counts, today, choose, add, send } = useTill(rows);
  const { sites, extras, upkeep } = rows;
  const lines = linesOf(counts, [...sites, ...extras]);
  const [later] = linesOf(counts, upkeep);
  const sum = sumOf(lines);
  const [euro, leva] = lines.length > 0 ? priceParts(sum, currencies) : [tillText.zero];
  const total = (
    <>
      <small>{tillText.total}</small> {euro} {leva && <small>{leva}</small>}
    </>
  );

  return (
    <section ref={root} className="till bg-sunken pt-section lg:pb-section" aria-labelledby="till-title">
      <div className="page-width max-lg:pb-14">
        <h2 id="till-title">
          <BoundText isHeading>{tillText.title}</BoundText>
        </h2>
        <p className="mt-4.5 max-w-[38rem] text-lead">
          <BoundText>{tillText.lead}</BoundText>
        </p>
        <div className="mt-7 grid items-start gap-x-18 gap-y-10 lg:mt-11 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid gap-8.5">
            <RadioKeys
              legend={tillText.sites}
              name="site"
              row={sites}
              currencies={currencies}
              none={tillText.noSite}
              counts={counts}
              onChoose={(id) => choose(sites, id)}
            />
            <fieldset className="min-w-0">
              <legend>{tillText.extras}</legend>
              <div className="grid gap-3">
                {extras.map((item) => (
                  <NumberKey
                    key={item.id}
                    item={item}
                    currencies={currencies}
                    count={counts[item.id] ?? 0}
                    onAdd={(step) => add(item.id, step)}
                  />
                ))}
              </div>
            </fieldset>
            <RadioKeys
              legend={tillText.upkeep}
              name="upkeep"
              row={upkeep}
              currencies={currencies}
              none={tillText.noUpkeep}
              isMonthly
              counts={counts}
              onChoose={(id) => choose(upkeep, id)}
            />
          </div>
          <div className="lg:sticky lg:top-[calc(var(--h-header-sc)+1.5rem)]">
            <div className="relative">
              <div className="hood">
                <p className="display" role="status">
                  {total}
                </p>
              </div>
              <span className="awning z-2 mx-2 h-8.5 [--stripes:13]" aria-hidden="true" />
              <div className="base">
                <div className="slot" />
              </div>
            </div>
            <TillReceipt lines={lines} sum={sum} later={later} today={today} currencies={currencies} />
            <p className="send mx-10.5 mt-5">
              <button className="button w-full" type="button" onClick={send}>
                {tillText.send}
              </button>
            </p>
          </div>
        </div>
      </div>
      <div className="bar on-bottle">
        <p>{total}</p>
        <button className="button button-small" type="button" onClick={send}>
          {tillText.send}
        </button>
      </div>
    </section>
  );
}
