import { useStore } from '@nanostores/react';
import { Bell, BellOff } from 'lucide-react';
import { SCOPE } from '../installed/watchVersion.ts';
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
    toast({ tone: 'success', title: text.alerts, text: (await canNotify()) ? text.on : text.blocked });
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

/** Asks for permission, and says nothing that would not happen: on Android it takes a service worker. */
async function canNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if ((await Notification.requestPermission()) !== 'granted') return false;
  return !isAndroid() || (await navigator.serviceWorker?.getRegistration(SCOPE)) !== undefined;
}

/** Elsewhere a page can notify by itself; only trying would tell, and that would show a notification. */
function isAndroid(): boolean {
  return /android/i.test(navigator.userAgent);
}
