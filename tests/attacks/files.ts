import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { backend } from './attackedBackend.ts';
import { rawStatus } from './rawRequests.ts';

describe('a file', () => {
  const png = new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], { type: 'image/png' });

  test.each([
    '../x.png',
    '%2e%2e%2fx.png',
    '..%5cx.png',
    'a/../../x.png',
    '%00.png',
    '%',
    'x%0d%0aset-cookie:a.png',
    `${'long'.repeat(500)}.png`,
  ])('the name %.40s leads nowhere', async (name) => {
    for (const method of ['POST', 'GET', 'DELETE']) {
      const status = await rawStatus(method, `/storage/v1/object/project-images/${name}`);
      expect(status, method).toBeGreaterThanOrEqual(400);
      expect(status, method).toBeLessThan(500);
    }
  });

  test.each(['text/html', 'image/svg+xml', 'application/javascript', 'application/pdf', ''])(
    'a picture that says it is "%s" is refused',
    async (type) => {
      const path = `/storage/v1/object/project-images/${randomUUID()}.png`;
      const { status } = await backend.request('admin', 'POST', path, png, { 'content-type': type });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test.each([
    ['a page that says it is a picture', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['a script behind the head of a picture', 'GIF89a=1;alert(1)', 'image/gif'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/webp'],
  ])('that is %s runs nowhere', async (_, content, type) => {
    const path = `project-images/${randomUUID()}.html`;
    const file = new Blob([content], { type });
    await backend.request('admin', 'POST', `/storage/v1/object/${path}`, file, { 'content-type': type });
    const served = await fetch(`${backend.apiUrl}/storage/v1/object/public/${path}`);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe(type);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('of more than 10 MB is refused, also when it is packed small', async () => {
    const path = `/storage/v1/object/project-images/${randomUUID()}.png`;
    const type = { 'content-type': 'image/png' };
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'image/png' });
    // Storage says it as Supabase does, within a 400.
    const refused = { status: 400, body: { statusCode: '413' } };
    expect(await backend.request('admin', 'POST', path, large, type)).toMatchObject(refused);
    const packed = new Blob([gzipSync(new Uint8Array(64 * 1024 * 1024))]);
    const answer = await backend.request('admin', 'POST', path, packed, {
      ...type,
      'content-encoding': 'gzip',
    });
    // It is kept as it came: nothing here unpacks what it is sent.
    expect(answer.status).toBe(200);
    const served = await fetch(`${backend.apiUrl}${path.replace('object/', 'object/public/')}`);
    expect(served.headers.get('content-encoding')).toBeNull();
    expect((await served.arrayBuffer()).byteLength).toBe(packed.size);
  });

  test('cannot bring headers along in the name that it is to be saved under', async () => {
    const path = `project-images/${randomUUID()}.png`;
    await backend.request('admin', 'POST', `/storage/v1/object/${path}`, png, {
      'content-type': 'image/png',
    });
    const name = encodeURIComponent('a.html"\r\nset-cookie: a=b');
    const served = await fetch(`${backend.apiUrl}/storage/v1/object/public/${path}?download=${name}`);
    expect(served.headers.has('set-cookie')).toBe(false);
    expect(served.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);
  });

  test.each([
    ['into another client’s folder', (_own: string, other: string) => `chat-images/${other}/a.png`],
    ['by a way around', (own: string, other: string) => `chat-images/${own}/../${other}/a.png`],
    ['by a hidden way around', (own: string, other: string) => `chat-images/${own}/%2e%2e/${other}/a.png`],
    ['below the own folder', (own: string) => `chat-images/${own}/deep/a.png`],
    ['beside the folders', () => 'chat-images/a.png'],
    ['at the top', (own: string) => `${own}/a.png`],
    ['under a name in capitals', (own: string) => `chat-images/${own.toUpperCase()}/a.png`],
    ['under a name with a blank', (own: string) => `chat-images/${own}/a b.png`],
    ['without a name', (own: string) => `chat-images/${own}/`],
  ])('of a client does not get %s', async (_, nameOf) => {
    const { client, otherClient } = backend.actors;
    const before = await countFiles();
    const name = nameOf(client.id, otherClient.id).replace(' ', '%20');
    const status = await rawStatus('POST', `/storage/v1/object/Offer%20Images/${name}`, 'client');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await countFiles()).toBe(before);
  });
});

async function countFiles(): Promise<number> {
  const [row] = await backend.sql<{ count: number }[]>`
    select count(*)::int from storage.objects where bucket_id = 'Offer Images'`;
  return row?.count ?? 0;
}
