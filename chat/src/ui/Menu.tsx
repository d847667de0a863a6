import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface MenuItem {
  icon: LucideIcon;
  label: string;
  onChoose: () => void;
}

interface Props {
  label: string;
  items: readonly MenuItem[];
  /** The button that opened the menu; it gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** The focus has left the menu, or Escape was pressed. */
  onLeave: () => void;
  /** For positioning only. */
  className: string;
  ref?: RefObject<HTMLDivElement | null>;
}

/** A menu of actions. The arrow keys move through it, and it stays open while the focus is inside. */
export function Menu({ label, items, button, onLeave, className, ref }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const menu = ref ?? own;
  useFocusInside(menu, button, onLeave);
  return (
    <div
      className={`absolute z-20 grid w-max rounded-card border border-line bg-surface py-1.5 text-ink shadow-float ${className}`}
      ref={menu}
      role="menu"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, menu.current)}
    >
      {items.map(({ icon: Icon, label, onChoose }) => (
        <button
          key={label}
          type="button"
          className="flex min-h-tap items-center gap-3.5 px-4.5 text-start hover:bg-sunken focus-visible:-outline-offset-3"
          role="menuitem"
          tabIndex={-1}
          onClick={onChoose}
        >
          <Icon size={20} aria-hidden />
          {label}
        </button>
      ))}
    </div>
  );
}

/**
 * Moves the focus into the menu. Escape returns the focus to the button; the menu closes when anything else gets it.
 */
function useFocusInside(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  useLayoutEffect(() => {
    menu.current?.scrollIntoView({ block: 'nearest' });
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [menu]);
  useEffect(() => {
    const element = menu.current;
    const opener = button.current;
    if (element === null) return;
    const leave = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && element.contains(relatedTarget);
      if (!isInside && relatedTarget !== opener && element.isConnected) onClose();
    };
    // Safari does not focus a pressed button: the menu would close, and the click would open it again.
    const focusPressed = (event: MouseEvent) => {
      event.preventDefault();
      opener?.focus();
    };
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
      opener?.focus();
    };
    opener?.addEventListener('mousedown', focusPressed);
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', closeByKey);
    return () => {
      opener?.removeEventListener('mousedown', focusPressed);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', closeByKey);
    };
  }, [menu, button, onClose]);
}

function moveFocus(event: KeyboardEvent, menu: HTMLElement | null) {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const current = items.findIndex((item) => item.matches(':focus'));
  const next = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: (current - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
