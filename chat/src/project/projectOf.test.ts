import { failure, success } from '@vitrina/shared/result.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchDevelopment, fetchFiles } from '../api/developments.ts';
import { $fileHint } from '../api/projectHints.ts';
import { type ClientRequest, fetchRequests } from '../api/requests.ts';
import { keepDraft, readDraft } from '../conversation/sending/drafts.ts';
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

const REVIEW = { rating: 5, words: 'Хареса ни.', name: 'Ана', company: '', may_show: true };

test.each([
  ['the words for a change', 'words=+По-голям+телефон%0A', { comment: 'По-голям телефон' }, ''],
  ['the name under an offer', 'name=Иван+', { name: 'Иван' }, ''],
  ['a refusal, with a name that was typed before', 'name=Иван&words=Скъпо', { comment: 'Скъпо' }, ''],
  ['a review', 'rating=5&words=Хареса+ни.&name=Ана', REVIEW, ''],
  ['words that an approval has overtaken', 'words=Без+цени', {}, 'words=Без+цени'],
  [
    'a refusal that an acceptance has overtaken',
    'name=Иван&words=Скъпо',
    { name: 'Иван' },
    'name=Иван&words=Скъпо',
  ],
  ['another name', 'name=Иван+Петров', { name: 'Иван' }, 'name=Иван+Петров'],
  ['a review with other words', 'words=Супер&name=Ана', REVIEW, 'words=Супер&name=Ана'],
  ['words of an open request', 'words=Без+цени', null, 'words=Без+цени'],
])(
  'what is left to send of an answer, although the reply to it was lost: %s',
  async (_, typed, answer, left) => {
    const request = { id: 'request', client_id: 'ana', answer } as ClientRequest;
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key),
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    vi.mocked(fetchRequests).mockResolvedValue(success([request]));
    keepDraft('ana', 'answer:request', typed);
    await projectOf('ana').read();
    expect(readDraft('ana', 'answer:request')).toBe(left);
  },
);
