import { useSyncExternalStore } from 'react';

/** Kept on this device: nothing of an account, only that whoever sits here wants to hear of messages. */
const KEY = 'chatAlerts';
const CHANGED = 'chat-alerts-changed';

export const areAlertsOn = () => localStorage.getItem(KEY) === 'on';

export function setAlerts(isOn: boolean): void {
  if (isOn) localStorage.setItem(KEY, 'on');
  else localStorage.removeItem(KEY);
  window.dispatchEvent(new Event(CHANGED));
}

export function useAlertsOn(): boolean {
  return useSyncExternalStore(subscribe, areAlertsOn);
}

/** „storage“ tells what another tab has set. */
function subscribe(listener: () => void): () => void {
  const events = [CHANGED, 'storage'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
