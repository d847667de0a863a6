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
