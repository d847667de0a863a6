import { useStore } from '@nanostores/react';
import { Bell, BellOff } from 'lucide-react';
import { useToast } from '../ui/ToastProvider.tsx';
import { $alerts } from './alertSetting.ts';
import './alerts-button.css';
import { text } from './text.ts';

/** Turns sound and notifications on and off. The browser is asked for permission only here, where they are wanted. */
export function AlertsButton() {
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
    <button type="button" className="alerts-button" aria-pressed={isOn} onClick={toggle}>
      <Icon size={18} aria-hidden />
      <span>{text.alerts}</span>
    </button>
  );
}
