import type { ComponentProps, ReactNode } from 'react';

const LOOK = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  plain: 'text-ink hover:bg-current/10',
  lamp: 'bg-pave text-ink-fix hover:bg-pave-deep',
};

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> {
  label: string;
  icon: ReactNode;
  variant: keyof typeof LOOK;
}

export function ComposerButton({ label, icon, variant, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={`m-0.75 grid h-tap w-12 flex-none place-items-center rounded-ctl disabled:bg-line disabled:text-muted ${LOOK[variant]}`}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
