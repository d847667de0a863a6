import { Bell, BellOff } from 'lucide-react';
import { useToast } from '../ui/Toasts.tsx';
import { setAlerts, useAlertsOn } from './alertSetting.ts';
import './alerts-button.css';
import { text } from './text.ts';

/** Turns sound and notifications on and off. Only here, where it is wished, the browser is asked to allow them. */
export function AlertsButton() {
  const isOn = useAlertsOn();
  const toast = useToast();
  const Icon = isOn ? Bell : BellOff;

  const toggle = async () => {
    setAlerts(!isOn);
    if (isOn) return;
    const { playChime } = await import('./chime.ts');
    void playChime();
    const isAllowed =
      typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
    toast({ kind: 'success', title: text.alerts, detail: isAllowed ? text.on : text.blocked });
  };

  return (
    <button type="button" className="alerts-button" aria-pressed={isOn} onClick={toggle}>
      <Icon size={18} aria-hidden />
      <span>{text.alerts}</span>
    </button>
  );
}
