import { useStore } from '@nanostores/react';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { keepFocus } from '../ui/keepFocus.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { $alertsOffer } from './alertSetting.ts';
import { text } from './text.ts';
import { useAlerts } from './useAlerts.ts';

/** Offers to turn notifications on, once per device and only while the browser can still be asked for permission. */
export function AlertsOffer() {
  const { isOn, turnOn } = useAlerts();
  const isAnswered = useStore($alertsOffer) === 'answered';
  // Read only once: reading it makes the page wait for the browser, and this component renders with every message.
  const [canAsk] = useState(
    () => typeof Notification !== 'undefined' && Notification.permission === 'default',
  );
  if (isOn || isAnswered || !canAsk) return null;

  const answer = () => $alertsOffer.set('answered');
  return (
    <div
      ref={keepFocus}
      className="flex flex-wrap items-center justify-center gap-x-5 border-t border-line bg-surface px-safe-4 text-small/[1.4]"
    >
      <p className="py-2">{text.offer}</p>
      <TextButton
        icon={<Bell size={18} aria-hidden />}
        onClick={() => {
          answer();
          void turnOn();
        }}
      >
        {text.accept}
      </TextButton>
      <TextButton icon={null} onClick={answer}>
        {text.decline}
      </TextButton>
    </div>
  );
}
