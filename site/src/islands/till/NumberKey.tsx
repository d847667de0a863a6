import type { Currencies } from '@vitrina/shared/money.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { BoundText } from '../../typography/BoundText.tsx';
import { KeyPrice } from './KeyPrice.tsx';
import { tillText } from './text.ts';
import { MOST_OF_ONE, type TillItem } from './tillItems.ts';

interface Props {
  item: TillItem;
  currencies: Currencies;
  count: number;
  onAdd: (step: 1 | -1) => void;
}

/** A key with a counter. At either end its button stays focusable but does nothing. */
export function NumberKey({ item: { name, note, price }, currencies, count, onAdd }: Props) {
  const button = (label: string, isAtEnd: boolean, step: 1 | -1) => ({
    type: 'button' as const,
    className: 'step',
    'aria-label': label,
    'aria-disabled': isAtEnd,
    onClick: () => onAdd(step),
  });
  return (
    <div className="key" data-counts={count > 0 ? 'down' : 'up'}>
      <span className="number">
        <button {...button(tillText.fewer(name), count === 0, -1)}>
          <Minus size={20} aria-hidden="true" />
        </button>
        <output aria-label={name}>{count}</output>
        <button {...button(tillText.more(name), count === MOST_OF_ONE, 1)}>
          <Plus size={20} aria-hidden="true" />
        </button>
      </span>
      <b>
        <BoundText>{name}</BoundText>
      </b>
      {note && (
        <small>
          <BoundText>{note}</BoundText>
        </small>
      )}
      <KeyPrice price={price} currencies={currencies} />
    </div>
  );
}
