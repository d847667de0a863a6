import { text } from '@vitrina/shared/text.ts';
import { turnLight } from '@vitrina/shared/theme/theme.ts';
import { useNight } from '@vitrina/shared/theme/useNight.ts';
import { LampCeiling } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';

/** Switches between day and night colours, for the whole product on this device. */
export function NightSwitch() {
  const isNight = useNight();
  return (
    <IconButton
      className={isNight ? 'text-pave' : ''}
      role="switch"
      aria-checked={isNight}
      label={text.night}
      icon={<LampCeiling size={24} aria-hidden />}
      onClick={turnLight}
    />
  );
}
