import type { ComponentProps, ReactNode } from 'react';
import './button.css';

interface Props {
  variant?: 'primary' | 'ghost' | 'lamp' | 'danger';
  icon?: ReactNode;
}

export function Button({ variant = 'primary', icon, children, ...button }: Props & ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className={`button button-${variant}`}>
      {icon}
      {children}
    </button>
  );
}

/** It opens in a new tab unless told otherwise. */
export function ButtonLink({
  variant = 'primary',
  icon,
  target = '_blank',
  children,
  ...link
}: Props & ComponentProps<'a'>) {
  return (
    <a {...link} target={target} rel="noopener noreferrer" className={`button button-${variant}`}>
      {icon}
      {children}
    </a>
  );
}
