import { failure, success } from '@vitrina/shared/result.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchDevelopment, fetchFiles } from '../api/developments.ts';
import { $fileHint } from '../api/projectHints.ts';
import { type ClientRequest, fetchRequests } from '../api/requests.ts';
import { storedMessage } from '../conversation/testing/storedMessage.ts';
import { projectOf } from './projectOf.ts';

// The real modules would need a backend.
vi.mock('../api/supabase.ts', () => ({}));
vi.mock('../api/requests.ts');
vi.mock('../api/developments.ts');

const rows = (id: string) => success([{ id } as ClientRequest]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.mocked(fetchRequests).mockResolvedValue(rows('new'));
  vi.mocked(fetchDevelopment).mockResolvedValue(success(null));
  vi.mocked(fetchFiles).mockResolvedValue(success([]));
});
afterEach(() => {
  // A store that nobody looks at stops after a second, and what it listens to a second later.
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('what was read last is shown, even if the read before it takes longer', async () => {
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof fetchRequests>>>();
  vi.mocked(fetchRequests).mockReturnValueOnce(slow.promise);
  const { $project, read } = projectOf('ana');
  const leave = $project.listen(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchRequests).toHaveBeenCalled();
  const second = read();
  // Time for an answer that does not wait for the first.
  await vi.advanceTimersByTimeAsync(0);
  slow.resolve(rows('old'));
  await second;
  expect($project.get().requests).toMatchObject([{ id: 'new' }]);
  leave();
});

test('a part that cannot be read is missing alone, and is read again after a pause; once read, it stays', async () => {
  vi.mocked(fetchFiles).mockResolvedValueOnce(failure('unreachable'));
  const { $project, read } = projectOf('boris');
  const leave = $project.listen(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect($project.get()).toMatchObject({
    steps: { requests: 'ready', development: 'ready', files: 'failed' },
    requests: [{ id: 'new' }],
  });
  vi.mocked(fetchFiles).mockResolvedValueOnce(success([storedMessage(1)]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect($project.get()).toMatchObject({ steps: { files: 'ready' }, files: [{ number: 1 }] });
  expect(fetchFiles).toHaveBeenCalledTimes(2);
  expect(fetchRequests).toHaveBeenCalledTimes(1);

  vi.mocked(fetchFiles).mockResolvedValueOnce(failure('unreachable'));
  await read();
  expect($project.get()).toMatchObject({ steps: { files: 'ready' }, files: [{ number: 1 }] });
  leave();
});

test('for new files only the files are read, once for all that come while they are being read', async () => {
  const { $project } = projectOf('vera');
  const leave = $project.listen(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof fetchFiles>>>();
  vi.mocked(fetchFiles)
    .mockReturnValueOnce(slow.promise)
    .mockResolvedValueOnce(success([storedMessage(3)]));
  for (let sent = 1; sent <= 3; sent += 1) {
    $fileHint.set({});
    await vi.advanceTimersByTimeAsync(0);
  }
  slow.resolve(success([storedMessage(1)]));
  await vi.advanceTimersByTimeAsync(0);
  expect($project.get().files).toMatchObject([{ number: 3 }]);
  expect(fetchFiles).toHaveBeenCalledTimes(3);
  expect(fetchRequests).toHaveBeenCalledTimes(1);
  leave();
});

test('after more new files than a page holds, the list leaves none of them out', async () => {
  const page = (newest: number) =>
    success(Array.from({ length: 50 }, (_, place) => storedMessage(newest - place)));
  vi.mocked(fetchFiles).mockResolvedValueOnce(page(50)).mockResolvedValueOnce(page(110));
  const { $project, read } = projectOf('rada');
  const leave = $project.listen(() => {});
  await vi.advanceTimersByTimeAsync(0);
  await read();
  expect($project.get().files.at(-1)).toMatchObject({ number: 61 });
  expect($project.get().hasMoreFiles).toBe(true);
  leave();
});
