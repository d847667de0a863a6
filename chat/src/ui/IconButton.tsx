import type { ComponentProps, ReactNode } from 'react';
import './icon-button.css';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, className = '', ...button }: Props) {
  return (
    <button type="button" {...button} className={`icon-button ${className}`} aria-label={label}>
      {icon}
    </button>
  );
}
