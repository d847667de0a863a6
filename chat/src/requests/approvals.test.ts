import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, prepareLeaving } from '../api/answers.ts';
import { $approvals, approve, sendApprovals } from './approvals.ts';

// The real module would need a backend.
vi.mock('../api/answers.ts', () => ({ prepareLeaving: vi.fn() }));

const answer = { request_id: 'menu' } as Answer;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
});
afterEach(() => {
  page.visibilityState = 'visible';
  vi.unstubAllGlobals();
});

test('an approval on a page that is hidden is sent so that it arrives even if the page ends, and its outcome is shown if not', async () => {
  const leave = vi.fn();
  vi.mocked(prepareLeaving).mockResolvedValue(leave);
  const sending = Promise.withResolvers<boolean>();
  const send = vi.fn(() => sending.promise);
  approve(answer, send);
  // Until the call is prepared.
  await Promise.resolve();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
  expect($approvals.get()).toEqual({ menu: 'sending' });
  sending.resolve(true);
  await vi.waitFor(() => expect($approvals.get()).toEqual({}));
});

test('whoever ends the session waits for an approval on its way, and learns whether it has arrived', async () => {
  vi.mocked(prepareLeaving).mockResolvedValue(() => {});
  const sending = Promise.withResolvers<boolean>();
  const send = vi.fn(() => sending.promise);
  approve(answer, send);
  const outcomes = [sendApprovals(), sendApprovals()];
  sending.resolve(false);
  expect(await Promise.all(outcomes)).toEqual([false, false]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(await sendApprovals(), 'with none left').toBe(true);
});
