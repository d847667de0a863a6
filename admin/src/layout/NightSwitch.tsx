import { IconButton } from '@mui/material';
import { text } from '@vitrina/shared/text.ts';
import { turnLight } from '@vitrina/shared/theme/theme.ts';
import { useNight } from '@vitrina/shared/theme/useNight.ts';
import { LampCeiling } from 'lucide-react';

/**
 * Switches between light and dark for the whole product on this device. react-admin's `ToggleThemeButton` stores a choice
 * of its own, which neither the site nor the chat would know.
 */
export function NightSwitch() {
  const isNight = useNight();
  return (
    <IconButton
      role="switch"
      aria-checked={isNight}
      aria-label={text.night}
      color={isNight ? 'secondary' : 'inherit'}
      onClick={turnLight}
    >
      <LampCeiling size={24} />
    </IconButton>
  );
}
