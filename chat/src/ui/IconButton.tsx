import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: ReactNode;
}

/** `className` is for positioning only. */
export function IconButton({ label, icon, className = '', ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={`grid size-tap flex-none place-items-center rounded-ctl focus-visible:-outline-offset-3 ${className}`}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
