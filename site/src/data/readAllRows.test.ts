import { expect, test, vi } from 'vitest';
import { readAllRows } from './readAllRows.ts';

/** A table of `total` rows whose API never gives more than `limit` of them at once. */
function table(total: number, limit: number, countsRows = true) {
  const rows = Array.from({ length: total }, (_, id) => ({ id }));
  return vi.fn(async (first: number, last: number) => ({
    data: rows.slice(first, Math.min(last + 1, first + limit)),
    error: null,
    count: countsRows ? total : null,
    status: 200,
  }));
}

test('a list of more than 1,000 rows is complete and in order', async () => {
  const result = await readAllRows(table(2_345, 1_000));
  expect(result).toEqual({ ok: true, value: Array.from({ length: 2_345 }, (_, id) => ({ id })) });
});

test('a short list takes one request', async () => {
  const readPage = table(6, 1_000);
  await readAllRows(readPage);
  expect(readPage).toHaveBeenCalledExactlyOnceWith(0, 999);
});

test('nothing is lost if the API returns fewer rows than requested', async () => {
  const result = await readAllRows(table(250, 100));
  expect(result).toMatchObject({ ok: true, value: { length: 250 } });
});

test('an API that returns no count is read until a page is empty', async () => {
  const result = await readAllRows(table(1_500, 1_000, false));
  expect(result).toMatchObject({ ok: true, value: { length: 1_500 } });
});

test('an empty table is an empty list, not a failure', async () => {
  expect(await readAllRows(table(0, 1_000))).toEqual({ ok: true, value: [] });
});

test('a missing answer is distinguished from an error', async () => {
  const failing = (status: number) => async () => ({
    data: null,
    error: { message: 'TypeError: fetch failed' },
    count: null,
    status,
  });
  expect(await readAllRows(failing(0))).toEqual({
    ok: false,
    reason: { kind: 'offline', cause: 'TypeError: fetch failed' },
  });
  expect(await readAllRows(failing(500))).toMatchObject({ ok: false, reason: { kind: 'failed' } });
});

test('if one page fails the whole list fails', async () => {
  const readPage = table(1_500, 1_000);
  readPage.mockResolvedValueOnce({
    data: Array.from({ length: 1_000 }, (_, id) => ({ id })),
    error: null,
    count: 1_500,
    status: 200,
  });
  readPage.mockResolvedValueOnce({ data: [], error: { message: 'boom' } as never, count: 0, status: 503 });
  expect(await readAllRows(readPage)).toMatchObject({ ok: false });
});
