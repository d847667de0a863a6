import type { Currencies } from '@vitrina/shared/money.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { KeyPrice } from './KeyPrice.tsx';
import { KeyWords } from './KeyWords.tsx';
import { keyFace } from './keyFace.ts';
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
    className:
      'grid size-tap cursor-pointer place-items-center rounded-ctl inset-ring-2 inset-ring-edge hover:not-aria-disabled:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:inset-ring-line',
    'aria-label': label,
    'aria-disabled': isAtEnd,
    onClick: () => onAdd(step),
  });
  return (
    <div
      className={`${keyFace} max-sm:grid-cols-[auto_minmax(0,1fr)]`}
      data-counts={count > 0 ? 'down' : 'up'}
    >
      <span className="row-[1/span_2] inline-flex items-center gap-0.5 max-sm:row-[3]">
        <button {...button(tillText.fewer(name), count === 0, -1)}>
          <Minus size={20} aria-hidden="true" />
        </button>
        <output
          className="min-w-7 text-center font-display text-[1.5rem]/none font-extrabold"
          aria-label={name}
        >
          {count}
        </output>
        <button {...button(tillText.more(name), count === MOST_OF_ONE, 1)}>
          <Plus size={20} aria-hidden="true" />
        </button>
      </span>
      <KeyWords name={name} note={note} isCounted />
      <KeyPrice price={price} currencies={currencies} place="besideCounter" />
    </div>
  );
}
