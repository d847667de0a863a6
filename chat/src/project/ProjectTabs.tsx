import { useStore } from '@nanostores/react';
import { $openRequests } from '../api/openRequests.ts';
import { shortCount } from '../attention/unread.ts';
import { text } from './text.ts';

export type Tab = 'conversation' | 'project';

interface Props {
  tab: Tab;
  /** The number of unread messages. */
  unread: number;
  onChange: (tab: Tab) => void;
}

/** The tabs of the client's screen. The awning overlaps their upper edge. */
export function ProjectTabs({ tab, unread, onChange }: Props) {
  const open = useStore($openRequests);
  /** @param spoken the name for screen readers if something waits behind the tab */
  const button = (name: Tab, label: string, waiting: number, spoken: (waiting: number) => string) => (
    <button
      type="button"
      className="flex min-h-tap items-center gap-2 border-b-4 border-transparent px-1 text-ui font-bold text-muted aria-[current]:border-tomato aria-[current]:text-ink"
      aria-current={tab === name ? 'page' : undefined}
      aria-label={waiting > 0 ? spoken(waiting) : undefined}
      onClick={() => onChange(name)}
    >
      {label}
      {waiting > 0 && (
        // Screen readers read the number in the name of the button.
        <span
          className="grid min-w-6 place-items-center rounded-full bg-pave px-1.5 text-micro text-ink-fix after:content-[attr(data-number)]"
          data-number={shortCount(waiting)}
        />
      )}
    </button>
  );
  return (
    <nav
      className="border-b border-line bg-surface px-safe-4 pt-[calc(var(--spacing-awning)+0.125rem)]"
      aria-label={text.label}
    >
      <div className="mx-auto flex max-w-page flex-wrap gap-x-5">
        {button(
          'conversation',
          text.conversation,
          tab === 'conversation' ? 0 : unread,
          text.conversationWaits,
        )}
        {button('project', text.project, open, text.projectWaits)}
      </div>
    </nav>
  );
}
