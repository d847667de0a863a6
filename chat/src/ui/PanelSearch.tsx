import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './IconButton.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label' | 'onChange'> {
  label: string;
  onType: (query: string) => void;
  closeLabel: string;
  onClose: () => void;
}

/** The search field and close button at the top of a panel. */
export function PanelSearch({ label, onType, closeLabel, onClose, ...input }: Props) {
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
