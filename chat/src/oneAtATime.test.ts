import { expect, test, vi } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

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
