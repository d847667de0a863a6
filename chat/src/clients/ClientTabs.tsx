import type { ReactNode } from 'react';
import { text } from './text.ts';

export type Shown = 'waiting' | 'all';

interface Props {
  shown: Shown;
  /** The number of clients waiting for an answer. */
  waiting: number;
  onShow: (shown: Shown) => void;
}

/** Two views of the list: clients waiting for an answer, and all clients. */
export function ClientTabs({ shown, waiting, onShow }: Props) {
  return (
    <fieldset className="flex flex-none flex-wrap gap-x-5.5 border-b-4 border-ink px-safe-4 lg:px-5.5">
      <legend className="sr-only">{text.tabs}</legend>
      <Tab isShown={shown === 'waiting'} onShow={() => onShow('waiting')}>
        {text.waiting} <span className={waiting > 0 ? 'text-danger' : ''}>({waiting})</span>
      </Tab>
      <Tab isShown={shown === 'all'} onShow={() => onShow('all')}>
        {text.all}
      </Tab>
    </fieldset>
  );
}

function Tab({ isShown, onShow, children }: { isShown: boolean; onShow: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="min-h-tap font-display text-h4 font-extrabold text-muted underline-offset-8 hover:text-ink focus-visible:-outline-offset-3 aria-pressed:text-ink"
      aria-pressed={isShown}
      onClick={onShow}
    >
      {children}
    </button>
  );
}
