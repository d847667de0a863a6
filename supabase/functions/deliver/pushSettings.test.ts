import { afterEach, expect, test, vi } from 'vitest';
import { pushSettings } from './pushSettings.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['{"privateKey":"TOP-SECRET', '{"privateKey":"TOP-SECRET"}', 'TOP-SECRET'])(
  'keys that cannot be read, %s, send no push, and are told without what they are',
  (keys) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(pushSettings((name) => (name === 'VAPID_KEYS' ? keys : undefined)).vapid).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
    expect(String(log.mock.lastCall)).toContain('VAPID_KEYS');
    expect(String(log.mock.lastCall)).not.toContain('TOP-SECRET');
  },
);

test('without keys nothing is told', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(pushSettings(() => undefined).vapid).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
});
