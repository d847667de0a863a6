import type { Currencies } from '@vitrina/shared/money.ts';
import { nameWithUnit } from '../../components/pricing/text.ts';
import { KeyPrice } from './KeyPrice.tsx';
import { KeyRow } from './KeyRow.tsx';
import { KeyWords } from './KeyWords.tsx';
import { keyFace } from './keyFace.ts';
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

const FACE = `${keyFace} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`;

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
    <KeyRow legend={legend} className={isMonthly ? 'grid gap-3 sm:grid-cols-2' : 'grid gap-3'}>
      {row.map(({ id, name: label, note, unit, price }) => (
        <label key={id} className={FACE}>
          <input {...key(id)} />
          <KeyWords name={nameWithUnit(label, unit)} note={isMonthly ? undefined : note} />
          <KeyPrice price={price} currencies={currencies} place={isMonthly ? 'below' : 'beside'} />
        </label>
      ))}
      <label className={FACE}>
        <input {...key('')} />
        <KeyWords name={none} />
      </label>
    </KeyRow>
  );
}
