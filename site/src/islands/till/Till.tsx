import './till.css';
import { type Currencies, priceParts, sumOf } from '@vitrina/shared/money.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { KeyRow } from './KeyRow.tsx';
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

const SMALL = 'block font-sans text-small/[1.3] font-semibold normal-nums text-[oklch(0.88_0.02_130)]';

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
      <small className={SMALL}>{tillText.total}</small> {euro}{' '}
      {leva && <small className={SMALL}>{leva}</small>}
    </>
  );

  return (
    <section
      ref={root}
      className="till @container bg-sunken pt-section lg:pb-section"
      aria-labelledby="till-title"
    >
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
            <KeyRow legend={tillText.extras} className="grid gap-3">
              {extras.map((item) => (
                <NumberKey
                  key={item.id}
                  item={item}
                  currencies={currencies}
                  count={counts[item.id] ?? 0}
                  onAdd={(step) => add(item.id, step)}
                />
              ))}
            </KeyRow>
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
              <div className="hood mx-6.5 rounded-t-[1rem] px-4.5 pt-4.5 pb-4 max-lg:mx-4 max-lg:p-3.5">
                <p
                  className="display rounded-ctl px-5 pt-3.5 pb-3 text-right font-display text-[clamp(2.5rem,4.2vw,3.75rem)]/none font-extrabold text-pave tabular-nums *:first:mb-1.5 *:first:text-left @max-[18rem]:text-[min(2.5rem,13vw)]"
                  role="status"
                >
                  {total}
                </p>
              </div>
              <span className="awning z-2 mx-2 h-8.5 [--stripes:13]" aria-hidden="true" />
              <div className="base -mt-3.5 rounded-t-[6px] rounded-b-[10px] px-4 pt-8.5 pb-5.5">
                <div className="slot mx-3.5 h-[14px] rounded-[6px]" />
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
      <div className="bar on-bottle sticky bottom-0 z-5 flex-wrap items-center justify-between gap-x-3.5 gap-y-2 px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] font-display text-[1.75rem]/none font-extrabold text-pave">
        <p>{total}</p>
        <button className="button button-small" type="button" onClick={send}>
          {tillText.send}
        </button>
      </div>
    </section>
  );
}
