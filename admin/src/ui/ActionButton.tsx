import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ComponentType } from 'react';

interface Props extends IconButtonProps {
  icon: ComponentType<{ size?: number }>;
  /** What it does, and to which row. */
  label: string;
  /** The same in a word or two, shown on hover and focus; `Tips` does it. */
  tip: string;
  href?: string;
  target?: string;
  rel?: string;
}

export function ActionButton({ icon: Icon, label, tip, ...button }: Props) {
  return (
    <IconButton aria-label={label} data-tip={tip} color="primary" {...button}>
      <Icon size={20} />
    </IconButton>
  );
}
