import { expect, test, vi } from 'vitest';
import { createHealth } from './createHealth.ts';
import { logFailure } from './logFailure.ts';

test('a failed part is named, without the reason', async () => {
  const health = createHealth({
    database: () => Promise.reject(new Error('password "x" is wrong')),
    storage: async () => true,
  });
  const response = await health();
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'failed', database: 'failed', storage: 'ok' });
});

test('a part that does not answer in time has failed', async () => {
  vi.useFakeTimers();
  const answer = createHealth({ database: () => new Promise(() => undefined) })();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect((await answer).status).toBe(503);
});

test('the log of a failure contains no person, file, search or key', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const id = crypto.randomUUID();
  const failed = { method: 'GET', status: 500, ms: 12 };
  logFailure({ ...failed, path: `/storage/v1/object/sign/Offer Images/chat-images/${id}/ana.webp` });
  logFailure({ ...failed, path: `/mails/the-key/${id}` });
  logFailure({ ...failed, path: `/auth/v1/admin/users/${id}`, error: new TypeError('ana@example.bg') });
  const lines = log.mock.calls.map(([line]) => JSON.parse(line));
  log.mockRestore();
  expect(lines).toMatchObject([
    {
      time: expect.any(String),
      level: 'error',
      method: 'GET',
      path: '/storage/v1/object/sign/Offer Images/…',
      status: 500,
      ms: 12,
    },
    { path: '/mails/…' },
    {
      time: expect.any(String),
      level: 'error',
      method: 'GET',
      path: '/auth/v1/admin/users/:id',
      status: 500,
      ms: 12,
      reason: 'TypeError',
    },
  ]);
});
