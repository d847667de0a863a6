import { Button, type ButtonProps, IconButton } from '@mui/material';
import type { ComponentType, ElementType } from 'react';
import { IconButtonWithTooltip } from 'react-admin';

interface Props extends Omit<ButtonProps, 'ref'> {
  icon: ComponentType<{ size?: number }>;
  /** Says what the button does, and to which row. */
  label: string;
  /** Shown beside the icon, in place of the tooltip. */
  word?: string | false;
  component?: ElementType;
  [more: string]: unknown;
}

/** An icon with a tooltip, or with a word beside it. */
export function ActionButton({ icon: Icon, label, word, disabled = false, ...button }: Props) {
  const icon = <Icon size={20} />;
  if (word)
    return (
      <Button aria-label={label} startIcon={icon} disabled={disabled} {...button}>
        {word}
      </Button>
    );
  const props = { color: 'primary' as const, ...button, children: icon };
  // A disabled button cannot open a tooltip.
  if (disabled) return <IconButton aria-label={label} disabled {...props} />;
  return <IconButtonWithTooltip label={label} {...props} />;
}
