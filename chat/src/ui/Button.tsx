import type { ComponentProps, ReactNode } from 'react';

const LOOK = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  ghost: 'border-current text-ink in-[header]:text-inherit hover:bg-current/10',
  /** Yellow on dark: the most visible button of a header or a bubble. */
  lamp: 'border-transparent bg-pave text-ink-fix hover:bg-pave-deep',
  danger: 'border-transparent bg-alarm text-white hover:bg-alarm-deep',
};

const SIZE = { normal: 'min-h-tap', large: 'min-h-13' };

/** On phones a header has little room: its buttons are beside the title, or fill a row of their own. */
const IN_HEADER =
  'max-md:in-data-[actions=beside]:px-3 max-md:in-data-[actions=below]:flex-[1_0_auto] max-md:in-data-[actions=below]:px-2.5 max-[22.5rem]:in-data-actions:gap-1.5 max-[22.5rem]:in-data-actions:px-1.5';

interface Props {
  variant?: keyof typeof LOOK;
  icon?: ReactNode;
}

interface ButtonProps extends Props, Omit<ComponentProps<'button'>, 'className'> {
  size?: keyof typeof SIZE;
}

export function Button({ variant = 'primary', size, icon, children, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={looks(variant, size)}>
      {icon}
      {children}
    </button>
  );
}

/** Opens in a new tab by default. */
export function ButtonLink({
  variant = 'primary',
  icon,
  target = '_blank',
  children,
  ...link
}: Props & Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...link} target={target} rel="noopener noreferrer" className={looks(variant)}>
      {icon}
      {children}
    </a>
  );
}

function looks(variant: keyof typeof LOOK, size: keyof typeof SIZE = 'normal'): string {
  return `inline-flex max-w-full items-center justify-center gap-2.5 rounded-ctl border-2 px-4.5 py-2 text-ui font-bold transition-[background-color] disabled:bg-line disabled:text-muted aria-disabled:bg-line aria-disabled:text-muted motion-reduce:transition-none ${SIZE[size]} ${LOOK[variant]} ${IN_HEADER}`;
}
