import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { inquiry } from '../fixtures/inquiry.ts';
import { backend, request, sql } from './attackedBackend.ts';
import { rawStatus } from './rawStatus.ts';

// What a request can claim about itself: its origin, its target, its length.

describe('a request that', () => {
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
  const call = 'POST /rest/v1/rpc/is_admin HTTP/1.1\r\nHost: x\r\n';
  const hidden = 'DELETE /rest/v1/templates HTTP/1.1\r\nHost: x\r\n\r\n';
  const get = (path: string, headers = 'Host: x\r\n') => `GET ${path} HTTP/1.1\r\n${headers}\r\n`;

  // None of them may stop the server.
  afterEach(async () => {
    expect((await fetch(`${backend.apiUrl}/health`)).status).toBe(200);
  });

  test.each([
    ['opens a socket at no address', get('//', `Host: x\r\n${upgrade}`), 404],
    ['opens a socket at a broken address', get('http://[', `Host: x\r\n${upgrade}`), 404],
    ['opens a socket without a key', get('/realtime/v1/websocket', `Host: x\r\n${upgrade}`), 401],
    ['asks for no address', get('//'), 404],
    ['has no host', get('/health', ''), 400],
    ['has a host with a blank', get('/health', 'Host: a b\r\n'), 400],
    ['has two lengths', `${call}Content-Length: 0\r\nContent-Length: 44\r\n\r\n${hidden}`, 400],
    [
      'has a length and chunks',
      `${call}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['has chunks under another name', `${call}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, 400],
    ['has a chunk of a strange size', `${call}Transfer-Encoding: chunked\r\n\r\n-5\r\n\r\n`, 400],
    ['folds a header', `${call}X-A: 1\r\n Content-Length: 9\r\n\r\n`, 400],
    ['ends a line in a header', `${call}X-A: a\rX-B: b\r\n\r\n`, 400],
    ['has a header of 40 KB', `${call}X-A: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['wants to be repeated', 'TRACE /rest/v1/templates HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['has a method of its own', 'SPY /rest/v1/templates HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['breaks an escape', get('/rest/v1/%E0%A4%A'), 400],
    ['hides a line in its address', get('/rest/v1/a%0d%0ab'), 400],
  ])('%s is refused', async (_, bytes, status) => {
    expect(await answersTo(bytes)).toEqual([status]);
  });

  test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'names another method in %s is what it is',
    async (header) => {
      await sql`insert into projects (title, description, image) values ('Остава', 'x', '/pictures/gallery/x.webp')`;
      const path = '/rest/v1/projects?title=eq.Остава';
      await request('admin', 'GET', path, undefined, { [header]: 'DELETE' });
      await request('admin', 'POST', path, {}, { [header]: 'DELETE' });
      expect(await sql`delete from projects where title = 'Остава' returning 1 as one`).toHaveLength(1);
    },
  );

  test('sends its body a byte at a time, for ever, is not waited for by others', async () => {
    const socket = connect(Number(new URL(backend.apiUrl).port), '127.0.0.1');
    socket.write(`${call}Content-Length: 1000\r\n\r\n{`);
    expect(await request('visitor', 'GET', '/rest/v1/templates?limit=1')).toMatchObject({ status: 200 });
    socket.destroy();
  });
});

/** The statuses of all answers until the server closes the connection. */
function answersTo(bytes: string): Promise<number[]> {
  const socket = connect(Number(new URL(backend.apiUrl).port), '127.0.0.1');
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      // A smuggled second request would still be answered after this.
      if (answer.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () =>
      resolve([...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))),
    );
    socket.write(bytes, 'latin1');
  });
}

describe('a page of another site', () => {
  const evil = { origin: 'https://evil.example' };
  const paths = [
    '/rest/v1/templates',
    '/auth/v1/user',
    '/storage/v1/bucket',
    '/functions/v1/deliver',
    '/health',
    '/nothing',
  ];

  test.each(paths)(
    'is never sent along with the browser’s credentials by %s, nor told what it is',
    async (path) => {
      for (const method of ['GET', 'OPTIONS']) {
        const asked = { method, headers: { ...evil, 'access-control-request-method': 'POST' } };
        const { headers } = await fetch(backend.apiUrl + path, asked);
        // Keys are sent in headers that a page must know. "*" keeps out cookies, which no answer sets anyway.
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.has('access-control-allow-credentials')).toBe(false);
        expect(headers.has('set-cookie')).toBe(false);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
      }
    },
  );

  test('reads no mail that was kept on this machine, nor shows it in a frame', async () => {
    const { status, headers } = await fetch(backend.mailsUrl, { headers: evil });
    expect(status).toBe(200);
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['evil.example', 404],
    ['127.0.0.1.evil.example', 404],
    ['evil.example:80', 404],
    ['localhost.evil.example', 404],
    ['localhost@evil.example', 400],
    ['[::1].evil.example', 400],
    ['2130706433.evil.example', 404],
  ])('does not read mails by the name %s, led to this machine', async (host, status) => {
    const { pathname } = new URL(backend.mailsUrl);
    expect(await rawStatus('GET', pathname, { host: 'localhost' })).toBe(200);
    for (const path of ['', randomUUID(), `${randomUUID()}/html`])
      expect(await rawStatus('GET', pathname + path, { host })).toBe(status);
  });

  test('or another user of this machine finds no mails without the key', async () => {
    for (const path of ['/mails', '/mails/', `/mails/${randomUUID()}`, '/mails/x/'])
      expect(await rawStatus('GET', path, { host: '127.0.0.1' })).toBe(404);
  });
});

describe('a visitor', () => {
  const submit = (headers: object) =>
    request('visitor', 'POST', '/rest/v1/rpc/submit_inquiry', inquiry, headers);

  test('has one address for the limit, whatever headers claim', async () => {
    await sql`update private.submit_settings set max_submits = 3`;
    const statuses: number[] = [];
    for (const claim of [
      { 'cf-connecting-ip': '203.0.113.1' },
      { 'x-forwarded-for': '203.0.113.2, 127.0.0.1' },
      { 'x-real-ip': '203.0.113.3' },
      { forwarded: 'for=203.0.113.4' },
      { 'true-client-ip': '203.0.113.5' },
      { 'CF-Connecting-IP': '203.0.113.6' },
      { 'x-forwarded-host': '203.0.113.7' },
    ])
      statuses.push((await submit(claim)).status);
    await sql`update private.submit_settings set max_submits = 1000000`;
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429]);
  });

  test('puts no other host into what others are sent', async () => {
    await submit({
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      origin: 'https://evil.example',
    });
    expect(await sql`select from deliveries`).not.toEqual([]);
    expect(await sql`select from deliveries where deliveries::text like '%evil.example%'`).toEqual([]);
    expect(await rawStatus('GET', '/rest/v1/templates?limit=1', { host: 'evil.example' })).toBe(401);
  });
});
