import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { actors, backend, request, sql } from './attackedBackend.ts';
import { picture } from './picture.ts';
import { rawStatus } from './rawStatus.ts';

const FILES = '/storage/v1/object';
const newPath = () => `project-images/${randomUUID()}.png`;
const served = (path: string) => fetch(`${backend.apiUrl}${FILES}/public/${path}`);

describe('a file', () => {
  test.each([
    ['../x.png', 400],
    ['%2e%2e%2fx.png', 404],
    ['..%5cx.png', 404],
    ['a/../../x.png', 400],
    ['%00.png', 400],
    ['%', 400],
    ['x%0d%0aset-cookie:a.png', 400],
    ['long'.repeat(500), 404],
  ])('the name %s leads out of no folder', async (name, removal) => {
    const path = `${FILES}/project-images/${name}`;
    const admin = actors.headers.admin;
    expect(await rawStatus('POST', path, { ...admin, 'content-type': 'image/png' }, 'x')).toBe(400);
    expect(await rawStatus('GET', path, admin)).toBe(400);
    expect(await rawStatus('DELETE', path, admin)).toBe(removal);
  });

  test.each(['text/html', 'image/svg+xml', 'application/javascript', 'application/pdf', ''])(
    'a picture that says it is "%s" is refused',
    async (type) => {
      const answer = await request('admin', 'POST', `${FILES}/${newPath()}`, picture(), {
        'content-type': type,
      });
      expect(answer).toMatchObject({ status: 400, body: { statusCode: '415' } });
    },
  );

  test.each([
    ['a page that says it is a picture', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['a script behind the head of a picture', 'GIF89a=1;alert(1)', 'image/gif'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/webp'],
  ])('that is %s runs nowhere', async (_, content, type) => {
    const path = `project-images/${randomUUID()}.html`;
    await request('admin', 'POST', `${FILES}/${path}`, new Blob([content], { type }));
    const { status, headers } = await served(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('of more than 10 MB is refused, even if it is compressed', async () => {
    // As in Supabase, the status is inside a 400.
    expect(await request('admin', 'POST', `${FILES}/${newPath()}`, picture(10 * 1024 * 1024))).toMatchObject({
      status: 400,
      body: { statusCode: '413' },
    });
    // Archives are stored as they are: nothing here unpacks them.
    const path = newPath();
    const packed = new Blob([gzipSync(new Uint8Array(64 * 1024 * 1024))], { type: 'image/png' });
    const encoding = { 'content-encoding': 'gzip' };
    expect(await request('admin', 'POST', `${FILES}/${path}`, packed, encoding)).toMatchObject({
      status: 200,
    });
    const kept = await served(path);
    expect(kept.headers.has('content-encoding')).toBe(false);
    expect((await kept.arrayBuffer()).byteLength).toBe(packed.size);
  });

  test('cannot add headers through its download name', async () => {
    const path = newPath();
    await request('admin', 'POST', `${FILES}/${path}`, picture());
    const { headers } = await served(`${path}?download=${encodeURIComponent('a.html"\r\nset-cookie: a=b')}`);
    expect(headers.has('set-cookie')).toBe(false);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);
    const long = await served(`${path}?download=${encodeURIComponent('я'.repeat(2500))}`);
    expect(long.headers.get('content-disposition')).toHaveLength(
      "attachment; filename*=UTF-8''".length + 255 * 6,
    );
  });

  test.each([
    ['into another client’s folder', 'chat-images/OTHER/a.png'],
    ['by a way around', 'chat-images/OWN/../OTHER/a.png'],
    ['by a hidden way around', 'chat-images/OWN/%2e%2e/OTHER/a.png'],
    ['below the own folder', 'chat-images/OWN/deep/a.png'],
    ['beside the folders', 'chat-images/a.png'],
    ['at the top', 'OWN/a.png'],
    ['under an id in capitals', 'chat-images/CAPITALS/a.png'],
    ['under a name with a blank', 'chat-images/OWN/a%20b.png'],
    ['without a name', 'chat-images/OWN/'],
  ])('of a client does not get %s', async (_, pattern) => {
    const { client, otherClient, headers } = actors;
    const name = pattern
      .replace('OWN', client.id)
      .replace('OTHER', otherClient.id)
      .replace('CAPITALS', client.id.toUpperCase());
    const path = `${FILES}/Offer%20Images/${name}`;
    expect(await rawStatus('POST', path, { ...headers.client, 'content-type': 'image/png' }, 'x')).toBe(400);
    expect(await sql`select from storage.objects where bucket_id = 'Offer Images'`).toEqual([]);
  });
});

test.each(['visitor', 'client', 'admin'] as const)(
  'no bucket is made, opened or removed by %s',
  async (actor) => {
    await request(actor, 'POST', '/storage/v1/bucket', { name: 'mine', public: true });
    await request(actor, 'PUT', '/storage/v1/bucket/Offer%20Images', { public: true });
    await request(actor, 'DELETE', '/storage/v1/bucket/project-images');
    expect(await sql`select id, public from storage.buckets order by id`).toEqual([
      { id: 'Offer Images', public: false },
      { id: 'ai-gallery-images', public: true },
      { id: 'client-files', public: false },
      { id: 'content-images', public: true },
      { id: 'project-images', public: true },
    ]);
  },
);

test('a signed address opens only its own file', async () => {
  const [own, foreign] = [actors.client, actors.otherClient].map(({ id }) => `chat-images/${id}/signed.png`);
  for (const name of [own, foreign])
    await request('owner', 'POST', `${FILES}/Offer%20Images/${name}`, picture());
  const order = { expiresIn: 60 };
  const { body } = await request('client', 'POST', `${FILES}/sign/Offer%20Images/${own}`, order);
  const { signedURL } = body as { signedURL: string };
  const open = async (path: string) => (await fetch(`${backend.apiUrl}/storage/v1${path}`)).status;
  expect(await open(signedURL)).toBe(200);
  expect(await open(signedURL.replace(own ?? '', foreign ?? ''))).toBe(400);
  expect(await open(`${signedURL}x`)).toBe(400);
});

test('a client puts no thumbnail beside a picture of the studio', async () => {
  const own = `${FILES}/Offer%20Images/chat-images/${actors.client.id}/${randomUUID()}.png`;
  const asked = `${FILES}/Offer%20Images/chat-images/${actors.client.id}/${randomUUID()}.png`;
  expect(await request('client', 'POST', own, picture())).toMatchObject({ status: 200 });
  expect(await request('client', 'POST', `${own}.thumb`, picture())).toMatchObject({ status: 200 });
  expect(await request('admin', 'POST', asked, picture())).toMatchObject({ status: 200 });
  expect(await request('client', 'POST', `${asked}.thumb`, picture())).toMatchObject({
    status: 400,
    body: { statusCode: '403' },
  });
  expect(await request('admin', 'POST', `${asked}.thumb`, picture())).toMatchObject({ status: 200 });
});
