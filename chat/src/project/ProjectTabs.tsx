import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $openRequests } from '../api/openRequests.ts';
import { text } from './text.ts';

export type Tab = 'conversation' | 'project';

interface Props {
  tab: Tab;
  onChange: (tab: Tab) => void;
}

/** The tabs of the client's screen. The awning overlaps their upper edge. */
export function ProjectTabs({ tab, onChange }: Props) {
  const open = useStore($openRequests);
  const button = (name: Tab, label: ReactNode, spoken?: string) => (
    <button
      type="button"
      className="flex min-h-tap items-center gap-2 border-b-4 border-transparent px-1 text-ui font-bold text-muted aria-[current]:border-tomato aria-[current]:text-ink"
      aria-current={tab === name ? 'page' : undefined}
      aria-label={spoken}
      onClick={() => onChange(name)}
    >
      {label}
    </button>
  );
  return (
    <nav
      className="border-b border-line bg-surface px-safe-4 pt-[calc(var(--spacing-awning)+0.125rem)]"
      aria-label={text.label}
    >
      <div className="mx-auto flex max-w-page gap-5">
        {button('conversation', text.conversation)}
        {button(
          'project',
          <>
            {text.project}
            {open > 0 && (
              // Screen readers read the number in the name of the button.
              <span
                className="grid min-w-6 place-items-center rounded-full bg-pave px-1.5 text-micro text-ink-fix after:content-[attr(data-number)]"
                data-number={open}
              />
            )}
          </>,
          open > 0 ? text.projectWaits(open) : undefined,
        )}
      </div>
    </nav>
  );
}
