import { Bell, BellOff } from 'lucide-react';
import { text } from './text.ts';
import { useAlerts } from './useAlerts.ts';

interface Props {
  /** On phones, shows only the bell. */
  isCompact?: boolean;
}

/** Turns sound and notifications on and off. */
export function AlertsButton({ isCompact = false }: Props) {
  const { isOn, turnOn, turnOff } = useAlerts();
  const Icon = isOn ? Bell : BellOff;
  return (
    <button
      type="button"
      className="-my-1 flex min-h-tap max-w-full flex-none items-center gap-2 rounded-ctl px-2 text-small/body font-semibold text-muted hover:bg-current/10 aria-pressed:text-ink"
      aria-pressed={isOn}
      onClick={isOn ? turnOff : turnOn}
    >
      <Icon size={18} aria-hidden />
      <span className={isCompact ? 'max-md:sr-only' : undefined}>{text.alerts}</span>
    </button>
  );
}
