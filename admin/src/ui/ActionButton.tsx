import { IconButton, type IconButtonProps } from '@mui/material';
import type { ComponentType, ElementType } from 'react';
import { IconButtonWithTooltip } from 'react-admin';

interface Props extends Omit<IconButtonProps, 'ref'> {
  icon: ComponentType<{ size?: number }>;
  /** Says what the button does, and to which row. */
  label: string;
  component?: ElementType;
  [more: string]: unknown;
}

/** An icon with a tooltip. */
export function ActionButton({ icon: Icon, label, disabled, ...button }: Props) {
  const props = { color: 'primary' as const, ...button, children: <Icon size={20} /> };
  // A disabled button cannot open a tooltip.
  if (disabled) return <IconButton aria-label={label} disabled {...props} />;
  return <IconButtonWithTooltip label={label} {...props} />;
}
