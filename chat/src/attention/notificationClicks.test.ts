import { beforeEach, expect, test, vi } from 'vitest';
import { hearNotificationClicks, openNotifications } from './notificationClicks.ts';

const worker = new EventTarget();
const click = (address: string) =>
  worker.dispatchEvent(new MessageEvent('message', { data: { open: address } }));

const replaceState = vi.fn();

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.stubGlobal('history', { state: 'kept', replaceState });
});

test('a notification is opened by the screen, and while there is none its address waits for the next one', () => {
  hearNotificationClicks();
  click('/chat-admin?client=ana');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith('kept', '', '/chat-admin?client=ana');

  const open = vi.fn();
  const leave = openNotifications(open);
  click('/chat-admin?client=boris');
  expect(open).toHaveBeenCalledExactlyOnceWith('/chat-admin?client=boris');
  expect(replaceState).toHaveBeenCalledTimes(1);

  leave();
  click('/chat-admin?client=vera');
  expect(open).toHaveBeenCalledTimes(1);
  expect(replaceState).toHaveBeenLastCalledWith('kept', '', '/chat-admin?client=vera');
});
