import { failure, success } from '@vitrina/shared/result.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Client, fetchClients } from '../api/clients.ts';
import { type ClientReader, createClientReader } from './clientReader.ts';

// The real modules would need a backend.
vi.mock('../api/supabase.ts', () => ({}));
vi.mock('../api/clients.ts');

let reader: ClientReader;
const listener = { arrived: vi.fn(), shown: vi.fn(), failed: vi.fn() };

const client = (id: string, last: string | null) =>
  ({ id, created_at: '', last_message_id: last, is_last_message_own: false, unread: last ? 1 : 0 }) as Client;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  reader = createClientReader(listener);
  await answer([client('ana', null), client('boris', null)], reader.readAll);
});
afterEach(() => {
  reader.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('whoever wrote is announced, whether the row alone or the whole list was read', async () => {
  expect(listener.arrived).not.toHaveBeenCalled();
  await answer([client('ana', 'first')], readChanged);
  expect(listener.arrived).toHaveBeenLastCalledWith([client('ana', 'first')]);
  await answer([client('ana', 'second'), client('boris', null)], reader.readAll);
  expect(listener.arrived).toHaveBeenLastCalledWith([client('ana', 'second')]);
});

test('what could not be read is read with the next change', async () => {
  vi.mocked(fetchClients).mockResolvedValueOnce(failure('unreachable'));
  await readChanged();
  expect(listener.failed).toHaveBeenCalled();
  await answer([client('ana', 'first'), client('boris', 'second')], () => readChanged('boris'));
  expect(listener.arrived).toHaveBeenLastCalledWith([client('ana', 'first'), client('boris', 'second')]);
});

test('after a failed read everything is read again while the page is visible, and then no more', async () => {
  vi.mocked(fetchClients).mockResolvedValueOnce(failure('unreachable'));
  await reader.readAll();
  Object.assign(document, { visibilityState: 'hidden' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchClients).toHaveBeenCalledTimes(2);
  Object.assign(document, { visibilityState: 'visible' });
  await answer([client('ana', 'first')], () => vi.advanceTimersByTimeAsync(60_000));
  expect(listener.shown).toHaveBeenLastCalledWith([client('ana', 'first')]);
  expect(fetchClients).toHaveBeenCalledTimes(3);
});

test('everything is read again when somebody returns to the page or to the network', async () => {
  const returns = [
    () => window.dispatchEvent(new Event('focus')),
    () => window.dispatchEvent(new Event('online')),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ];
  for (const [place, comeBack] of returns.entries())
    await answer([client('ana', `message ${place}`)], async () => {
      comeBack();
      await vi.advanceTimersByTimeAsync(0);
      expect(listener.shown).toHaveBeenLastCalledWith([client('ana', `message ${place}`)]);
    });
});

test('a slow answer replaces no newer one', async () => {
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof fetchClients>>>();
  vi.mocked(fetchClients).mockReturnValueOnce(slow.promise);
  const all = reader.readAll();
  await vi.advanceTimersByTimeAsync(0);
  vi.mocked(fetchClients).mockResolvedValueOnce(success([client('ana', 'first')]));
  await readChanged();
  slow.resolve(success([client('ana', null), client('boris', null)]));
  await all;
  await vi.advanceTimersByTimeAsync(0);
  expect(listener.shown).toHaveBeenLastCalledWith([client('ana', 'first'), client('boris', null)]);
});

async function answer(clients: Client[], read: () => Promise<unknown>) {
  vi.mocked(fetchClients).mockResolvedValueOnce(success(clients));
  await read();
}

async function readChanged(id = 'ana') {
  reader.changed(id);
  await vi.advanceTimersByTimeAsync(400);
}
