import type { Currencies } from '@vitrina/shared/money.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { KeyPrice } from './KeyPrice.tsx';
import { tillText } from './text.ts';
import { MOST_OF_ONE, type TillItem } from './tillItems.ts';

interface Props {
  item: TillItem;
  currencies: Currencies;
  count: number;
  onCount: (count: number) => void;
}

/** A key with a counter. At either end its button stays focusable but does nothing. */
export function NumberKey({ item: { name, note, price }, currencies, count, onCount }: Props) {
  const step = (label: string, isAtEnd: boolean, next: number) => ({
    type: 'button' as const,
    className: 'step',
    'aria-label': label,
    'aria-disabled': isAtEnd,
    onClick: () => isAtEnd || onCount(next),
  });
  return (
    <div className="key" data-counts={count > 0 ? 'down' : 'up'}>
      <span className="number">
        <button {...step(tillText.fewer(name), count === 0, count - 1)}>
          <Minus size={20} aria-hidden="true" />
        </button>
        <output aria-label={name}>{count}</output>
        <button {...step(tillText.more(name), count === MOST_OF_ONE, count + 1)}>
          <Plus size={20} aria-hidden="true" />
        </button>
      </span>
      <b>{name}</b>
      {note && <small>{note}</small>}
      <KeyPrice price={price} currencies={currencies} />
    </div>
  );
}
