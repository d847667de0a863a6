import type { Currencies } from '@vitrina/shared/money.ts';
import { nameWithUnit } from '../../components/pricing/text.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { KeyPrice } from './KeyPrice.tsx';
import type { Counts, TillItem } from './tillItems.ts';

interface Props {
  legend: string;
  name: string;
  row: readonly TillItem[];
  currencies: Currencies;
  /** The label of the key for none of them. */
  none: string;
  isMonthly?: boolean;
  counts: Counts;
  onChoose: (id: string) => void;
}

/** A row of keys of which exactly one is pressed. */
export function RadioKeys({
  legend,
  name,
  row,
  currencies,
  none,
  isMonthly = false,
  counts,
  onChoose,
}: Props) {
  const down = row.find(({ id }) => id in counts)?.id ?? '';
  const key = (id: string) => ({
    type: 'radio',
    name,
    value: id,
    checked: id === down,
    onChange: () => onChoose(id),
  });
  return (
    <fieldset className="min-w-0">
      <legend>{legend}</legend>
      <div className={isMonthly ? 'grid gap-3 sm:grid-cols-2' : 'grid gap-3'}>
        {row.map(({ id, name: label, note, unit, price }) => (
          <label key={id} className="key" data-short={isMonthly || undefined}>
            <input {...key(id)} />
            <b>
              <BoundText>{nameWithUnit(label, unit)}</BoundText>
            </b>
            {note && !isMonthly && (
              <small>
                <BoundText>{note}</BoundText>
              </small>
            )}
            <KeyPrice price={price} currencies={currencies} />
          </label>
        ))}
        <label className="key" data-short={isMonthly || undefined}>
          <input {...key('')} />
          <b>{none}</b>
        </label>
      </div>
    </fieldset>
  );
}
