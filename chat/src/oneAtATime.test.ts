import { afterEach, expect, test, vi } from 'vitest';
import { oneAtATime, oneTabAtATime } from './oneAtATime.ts';

afterEach(() => void vi.useRealTimers());

test('calls during a run lead to one more run', async () => {
  const finish: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
  const run = oneAtATime(work);
  run();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  for (let i = 0; i < 5; i += 1) run();
  finish[0]?.();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  finish[1]?.();
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(2);
});

test('whoever calls during a run waits for the run after it', async () => {
  const finish: (() => void)[] = [];
  const run = oneAtATime(() => new Promise<void>((resolve) => finish.push(resolve)));
  const waited: string[] = [];
  void run().then(() => waited.push('first'));
  await vi.waitFor(() => expect(finish).toHaveLength(1));
  const second = run().then(() => waited.push('second'));
  finish[0]?.();
  await vi.waitFor(() => expect(finish).toHaveLength(2));
  expect(waited).toEqual(['first']);
  finish[1]?.();
  await second;
  expect(waited).toEqual(['first', 'second']);
});

test('a tab waits for another one as long as that gives signs of life, and then half a minute more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = Promise.withResolvers<() => void>();
  const second = vi.fn(async () => undefined);
  void oneTabAtATime('upload', (giveSign) => {
    begun.resolve(giveSign);
    return new Promise(() => undefined);
  });
  const giveSign = await begun.promise;
  void oneTabAtATime('upload', second);
  for (let seconds = 0; seconds < 120; seconds += 20) {
    await passTime(20_000);
    giveSign();
  }
  await passTime(29_000);
  expect(second).not.toHaveBeenCalled();
  await passTime(1000);
  expect(second).toHaveBeenCalledOnce();
});

/** Locks and messages between tabs need several turns of the event loop. */
async function passTime(ms: number) {
  for (let count = 0; count < 20; count += 1) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(ms);
  for (let count = 0; count < 20; count += 1) await new Promise((resolve) => setImmediate(resolve));
}
