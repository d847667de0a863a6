import { IconButton } from '@mui/material';
import { text } from '@vitrina/shared/text.ts';
import { turnLight } from '@vitrina/shared/theme/theme.ts';
import { useNight } from '@vitrina/shared/theme/useNight.ts';
import { LampCeiling } from 'lucide-react';

/**
 * A lamp that burns by night, for the whole product on this device. react-admin's `ToggleThemeButton` keeps a choice of its
 * own, which neither the site nor the chat would know.
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
