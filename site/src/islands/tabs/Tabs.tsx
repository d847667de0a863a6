import type { KeyboardEvent } from 'react';
import './tabs.css';

export interface Tab {
  id: string;
  name: string;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** Its place. */
  chosen: number;
  choose: (place: number) => void;
}

/** The tabs above the panels of TabPanel.tsx. Arrow keys choose at once, because all panels are in the page already. */
export function Tabs({ label, tabs, chosen, choose }: Props) {
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = placeAfter(event.key, chosen, tabs.length);
    if (next === chosen) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    choose(next);
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={chooseByKey}>
      {tabs.map(({ id, name }, place) => (
        <button
          key={id}
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
