import { text } from '@vitrina/shared/text.ts';
import { turnLight } from '@vitrina/shared/theme/theme.ts';
import { useNight } from '@vitrina/shared/theme/useNight.ts';
import { LampCeiling } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';

interface Props {
  size?: number;
  /** For positioning only. */
  className?: string;
}

/** Switches between day and night colours, for the whole product on this device. */
export function NightSwitch({ size = 24, className = '' }: Props) {
  const isNight = useNight();
  return (
    <IconButton
      className={`${isNight ? 'text-pave' : ''} ${className}`}
      role="switch"
      aria-checked={isNight}
      label={text.night}
      icon={<LampCeiling size={size} aria-hidden />}
      onClick={turnLight}
    />
  );
}
