import { IconButton, type IconButtonProps } from '@mui/material';
import type { ComponentType, ElementType } from 'react';
import { IconButtonWithTooltip } from 'react-admin';

interface Props extends Omit<IconButtonProps, 'ref'> {
  icon: ComponentType<{ size?: number }>;
  /** What it does, and to which row. */
  label: string;
  component?: ElementType;
  [more: string]: unknown;
}

/** An icon that tells on hover and focus what it does. */
export function ActionButton({ icon: Icon, label, disabled, ...button }: Props) {
  const props = { color: 'primary' as const, ...button, children: <Icon size={20} /> };
  // Nothing opens the tooltip of a disabled button.
  if (disabled) return <IconButton aria-label={label} disabled {...props} />;
  return <IconButtonWithTooltip label={label} {...props} />;
}
