import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $alerts } from './alertSetting.ts';
import { subscribe, unsubscribe } from './push.ts';

// The real modules would need a backend and a window.
const { keepPush, dropPush } = vi.hoisted(() => ({ keepPush: vi.fn(), dropPush: vi.fn() }));
vi.mock('../api/push.ts', () => ({ fetchPushKey: async () => btoa('key'), keepPush, dropPush }));
vi.mock('../installed/watchVersion.ts', () => ({ SCOPE: '/chat' }));
vi.mock('./alertSetting.ts', async () => ({ $alerts: (await import('nanostores')).atom() }));

let isSubscribed: boolean;
/** What the browser waits for. */
let whenSubscribing: () => Promise<void>;
let whenUnsubscribing: () => Promise<void>;

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
  isSubscribed = false;
  whenSubscribing = async () => {};
  whenUnsubscribing = async () => {};
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: new TextEncoder().encode('key') },
    unsubscribe: async () => {
      await whenUnsubscribing();
      isSubscribed = false;
    },
    toJSON: () => ({}),
  };
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async () => {
      if (!isActive) throw new DOMException('no active Service Worker', 'AbortError');
      await whenSubscribing();
      isSubscribed = true;
      return subscription;
    },
  };
  keepPush.mockReset().mockResolvedValue(true);
  dropPush.mockReset();
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

test('what is turned off while the browser subscribes ends there and on the server', async () => {
  activate();
  let turningOff: Promise<void> | undefined;
  whenSubscribing = async () => {
    $alerts.set(undefined);
    turningOff = unsubscribe();
    await pause();
  };
  const subscribing = subscribe();
  await vi.runAllTimersAsync();
  await Promise.all([subscribing, turningOff]);
  expect(isSubscribed).toBe(false);
  expect(dropPush).toHaveBeenCalledWith('https://push.example/1');
});

test('what is turned on again while it is being turned off is kept anew', async () => {
  activate();
  await subscribe();
  whenUnsubscribing = pause;
  const turning = [unsubscribe(), subscribe()];
  await vi.runAllTimersAsync();
  await Promise.all(turning);
  expect(isSubscribed).toBe(true);
  expect(dropPush.mock.invocationCallOrder[0]).toBeLessThan(keepPush.mock.invocationCallOrder[1] ?? 0);
});

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
