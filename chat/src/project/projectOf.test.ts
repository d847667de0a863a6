import { success } from '@vitrina/shared/result.ts';
import { expect, test, vi } from 'vitest';
import { type ClientRequest, fetchRequests } from '../api/requests.ts';
import { projectOf } from './projectOf.ts';

// The real modules would need a backend.
vi.mock('../api/supabase.ts', () => ({}));
vi.mock('../api/requests.ts');
vi.mock('../api/developments.ts', () => ({
  fetchDevelopment: async () => success(null),
  fetchFiles: async () => success([]),
}));

test('what was read last is shown, even if the read before it takes longer', async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof fetchRequests>>>();
  const rows = (id: string) => success([{ id } as ClientRequest]);
  vi.mocked(fetchRequests).mockReturnValueOnce(slow.promise).mockResolvedValue(rows('new'));
  const { $project, read } = projectOf('ana');
  const first = read();
  await vi.waitFor(() => expect(fetchRequests).toHaveBeenCalled());
  const second = read();
  // Time for an answer that does not wait for the first.
  await new Promise(setImmediate);
  slow.resolve(rows('old'));
  await Promise.all([first, second]);
  expect($project.get().requests).toMatchObject([{ id: 'new' }]);
});
