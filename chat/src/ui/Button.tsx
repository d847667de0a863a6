import type { ComponentProps, ReactNode } from 'react';
import './button.css';

interface Look {
  look?: 'primary' | 'ghost' | 'lamp' | 'danger';
  icon?: ReactNode;
}

export function Button({ look = 'primary', icon, children, ...button }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className={`button button-${look}`}>
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a button and opens in a new tab, if nothing else is said. */
export function ButtonLink({
  look = 'primary',
  icon,
  target = '_blank',
  children,
  ...link
}: Look & ComponentProps<'a'>) {
  return (
    <a {...link} target={target} rel="noopener noreferrer" className={`button button-${look}`}>
      {icon}
      {children}
    </a>
  );
}
