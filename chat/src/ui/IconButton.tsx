import type { ComponentProps, ReactNode } from 'react';
import './icon-button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it is called, because it shows no words. */
  label: string;
  icon: ReactNode;
}

/** A button that is a drawing alone, large enough for a finger. */
export function IconButton({ label, icon, className = '', ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={`icon-button ${className}`} aria-label={label}>
      {icon}
    </button>
  );
}
