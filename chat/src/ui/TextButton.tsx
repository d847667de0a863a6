import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'button'> {
  icon: ReactNode;
}

/** An action beside a text, underlined like a link. `className` is for positioning only. */
export function TextButton({ icon, children, className = '', ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={`flex min-h-tap items-center gap-1.5 text-small/body font-[650] underline underline-offset-4 ${className}`}
    >
      {icon}
      {children}
    </button>
  );
}
