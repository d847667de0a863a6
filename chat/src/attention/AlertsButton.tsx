import { useStore } from '@nanostores/react';
import { Bell, BellOff } from 'lucide-react';
import { useToast } from '../ui/ToastProvider.tsx';
import { $alerts } from './alertSetting.ts';
import { text } from './text.ts';

interface Props {
  /** On a phone there is room for the bell alone. */
  isCompact?: boolean;
}

/** Turns sound and notifications on and off. The browser is asked for permission only here, where they are wanted. */
export function AlertsButton({ isCompact = false }: Props) {
  const isOn = useStore($alerts) === 'on';
  const toast = useToast();
  const Icon = isOn ? Bell : BellOff;

  const toggle = async () => {
    $alerts.set(isOn ? undefined : 'on');
    if (isOn) return;
    const { playChime } = await import('./chime.ts');
    void playChime();
    const isAllowed =
      typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
    toast({ tone: 'success', title: text.alerts, text: isAllowed ? text.on : text.blocked });
  };

  return (
    <button
      type="button"
      className="flex min-h-9 flex-none items-center gap-2 rounded-ctl px-2 text-small/body font-semibold text-muted hover:bg-current/10 aria-pressed:text-ink"
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon size={18} aria-hidden />
      <span className={isCompact ? 'max-md:sr-only' : undefined}>{text.alerts}</span>
    </button>
  );
}
