import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForQuiet } from './watchForQuiet.ts';

let inputs: EventTarget;
let isQuiet: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  inputs = new EventTarget();
  vi.stubGlobal('window', inputs);
  isQuiet = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (quiet: () => Promise<void>) =>
  quiet().then(() => {
    isQuiet = true;
  });

test('without input it resolves at once', async () => {
  await wait(watchForQuiet(new AbortController().signal));
  expect(isQuiet).toBe(true);
});

test('after a touch it waits until there has been no input for 700 ms', async () => {
  const quiet = watchForQuiet(new AbortController().signal);
  inputs.dispatchEvent(new Event('pointerdown'));
  void wait(quiet);
  await vi.advanceTimersByTimeAsync(500);
  inputs.dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(500);
  expect(isQuiet).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(isQuiet).toBe(true);
});

test('with continuous input it resolves after four seconds', async () => {
  const quiet = watchForQuiet(new AbortController().signal);
  const scrolling = setInterval(() => inputs.dispatchEvent(new Event('scroll')), 100);
  inputs.dispatchEvent(new Event('scroll'));
  void wait(quiet);
  await vi.advanceTimersByTimeAsync(3900);
  expect(isQuiet).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isQuiet).toBe(true);
  clearInterval(scrolling);
});
