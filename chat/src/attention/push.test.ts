import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $alerts } from './alertSetting.ts';
import { subscribe } from './push.ts';

// The real modules would need a backend and a window.
const { keepPush, dropPush } = vi.hoisted(() => ({ keepPush: vi.fn(), dropPush: vi.fn() }));
vi.mock('../api/push.ts', () => ({ fetchPushKey: async () => 'key', keepPush, dropPush }));
vi.mock('../installed/watchVersion.ts', () => ({ SCOPE: '/chat' }));
vi.mock('./alertSetting.ts', async () => ({ $alerts: (await import('nanostores')).atom() }));

const unsubscribe = vi.fn();

/** Becomes active when this is called. */
let activate: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  let isActive = false;
  activate = () => {
    isActive = true;
    resolve();
  };
  let isSubscribed = false;
  const subscription = { endpoint: 'https://push.example/1', unsubscribe, toJSON: () => ({}) };
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async () => {
      if (!isActive) throw new DOMException('no active Service Worker', 'AbortError');
      isSubscribed = true;
      return subscription;
    },
  };
  keepPush.mockReset().mockResolvedValue(true);
  dropPush.mockReset();
  unsubscribe.mockReset();
  vi.stubGlobal('navigator', { serviceWorker: { ready, getRegistration: async () => ({ pushManager }) } });
  $alerts.set('on');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('on a first visit, notifications turned on before the service worker is installed arrive when the chat is closed, too', async () => {
  const subscribing = subscribe();
  await vi.advanceTimersByTimeAsync(5000);
  activate();
  expect(await subscribing).toBe(true);
});

test('a service worker that cannot be installed is waited for ten seconds', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const subscribing = subscribe();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await subscribing).toBe(false);
});

test('what is turned off meanwhile stays off', async () => {
  const subscribing = subscribe();
  await vi.advanceTimersByTimeAsync(5000);
  $alerts.set(undefined);
  activate();
  expect(await subscribing).toBe(false);
  expect(keepPush).not.toHaveBeenCalled();
});

test('what is turned off while the server keeps it ends there and in the browser', async () => {
  activate();
  keepPush.mockImplementation(async () => {
    $alerts.set(undefined);
    return true;
  });
  expect(await subscribe()).toBe(false);
  expect(unsubscribe).toHaveBeenCalled();
  expect(dropPush).toHaveBeenCalledWith('https://push.example/1');
});
