import { Search, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { text } from '../text.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { keepFocus } from './keepFocus.ts';

interface PanelProps {
  label?: string;
  /** For positioning only. */
  className: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel for finding something. The arrow keys move between its field and the results, Escape closes it. */
export function Panel({ label, className, onClose, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  // On the document: a button that disappears after its action loses the focus.
  useEffect(() => {
    // What prevents the default has closed something else: a dialog above the panel, an answer that was begun.
    const listener = ({ key, defaultPrevented, isComposing }: globalThis.KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && !isComposing && onClose();
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [onClose]);
  return (
    <search
      className={`absolute flex flex-col rounded-card border border-line bg-surface shadow-float ${className}`}
      ref={panel}
      aria-label={label}
      // Takes the focus over from buttons that disappear, so that the keys still work.
      tabIndex={-1}
      onKeyDown={(event) => moveFocus(event, panel.current)}
    >
      {children}
    </search>
  );
}

function moveFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const stops = [...(panel?.querySelectorAll<HTMLElement>('input, ol button') ?? [])];
  const current = stops.findIndex((stop) => stop.matches(':focus'));
  stops[current + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}

interface PanelSearchProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label' | 'onChange'> {
  label: string;
  onType: (query: string) => void;
  closeLabel: string;
  onClose: () => void;
}

/** The search field and close button at the top of a panel. */
export function PanelSearch({ label, onType, closeLabel, onClose, ...input }: PanelSearchProps) {
  return (
    <div className="flex flex-none items-center gap-2.5 rounded-card pl-4 -outline-offset-1 outline-focus has-[input:focus-visible]:outline-3">
      <Search size={20} aria-hidden />
      <input
        {...input}
        className="h-13 min-w-0 flex-1 px-0.5 outline-none [&::-webkit-search-cancel-button]:hidden"
        type="search"
        aria-label={label}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
      />
      <IconButton
        className="mr-0.75"
        label={closeLabel}
        icon={<X size={20} aria-hidden />}
        onClick={onClose}
      />
    </div>
  );
}

/** A result in the list of a panel. */
export function PanelItem({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <li>
      <button
        type="button"
        className="grid min-h-tap w-full gap-0.5 border-t border-line p-2 text-start hover:bg-sunken focus-visible:-outline-offset-3"
        onClick={onClick}
      >
        {children}
      </button>
    </li>
  );
}

export function PanelFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <p
      className="flex flex-wrap items-center gap-x-2 px-4 pt-2 pb-3 text-small/body font-semibold text-danger"
      role="alert"
    >
      {title}
      <Button ref={keepFocus} variant="ghost" onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </p>
  );
}
