import type { KeyboardEvent } from 'react';

export interface Tab {
  id: string;
  name: string;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** Its index. */
  chosen: number;
  choose: (place: number) => void;
  className: string;
}

/** The tabs above the panels of TabPanel.tsx. Arrow keys choose at once, because all panels are in the page already. */
export function Tabs({ label, tabs, chosen, choose, className }: Props) {
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    // These belong to the browser: Alt with an arrow goes back a page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = placeAfter(event.key, chosen, tabs.length);
    if (next === chosen) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    choose(next);
  };
  return (
    <div
      className={`flex flex-wrap gap-x-[clamp(1.25rem,3vw,2.75rem)] gap-y-2 noscript:hidden ${className}`}
      role="tablist"
      aria-label={label}
      onKeyDown={chooseByKey}
    >
      {tabs.map(({ id, name }, place) => (
        <button
          key={id}
          className="cursor-pointer border-transparent border-b-6 pt-1.5 pb-2.5 font-display font-extrabold text-[length:clamp(2.5rem,1.98rem+2.2vw,3.75rem)] text-muted leading-none hover:text-ink aria-selected:border-mark aria-selected:text-ink forced-colors:not-aria-selected:border-[Canvas]"
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-controls={`panel-${id}`}
          aria-selected={place === chosen}
          tabIndex={place === chosen ? 0 : -1}
          onClick={() => choose(place)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

function placeAfter(key: string, place: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return (place + (steps.get(key) ?? 0) + count) % count;
}
