import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rowLoader } from './rowLoader.ts';

const rows = [{ id: 'a', title: 'Хлебарница', image: 'project-images/lost.webp' }];

/** A backend that has the rows, but not their pictures. */
const server = createServer(({ url = '' }, response) => {
  response.statusCode = url.startsWith('/storage/') ? 404 : 200;
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-range', `0-${rows.length - 1}/${rows.length}`);
  response.end(url.startsWith('/rest/v1/rpc/') ? '1' : JSON.stringify(rows));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PUBLIC_SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
});

afterAll(() => void server.close());

test('a row whose picture cannot be loaded keeps its path, and the build warns', async () => {
  const set = vi.fn();
  const warn = vi.fn();
  const folder = pathToFileURL('/nowhere/');
  await rowLoader('projects').load({
    store: { clear: vi.fn(), set },
    parseData: async ({ data }: { data: object }) => data,
    config: { root: folder, cacheDir: folder },
    logger: { warn },
  } as unknown as LoaderContext);
  expect(set).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'a', data: { ...rows[0], picture: null, pictures: {} } }),
  );
  expect(warn).toHaveBeenCalledWith('projects: the picture project-images/lost.webp is left out: HTTP 404');
});
