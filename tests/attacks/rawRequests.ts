import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Actor } from './actors.ts';
import { backend } from './attackedBackend.ts';

// Requests that no library sends, written byte by byte.

describe('a request that', () => {
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
  const call = 'POST /rest/v1/rpc/is_admin HTTP/1.1\r\nHost: x\r\n';
  const hidden = 'DELETE /rest/v1/templates HTTP/1.1\r\nHost: x\r\n\r\n';

  // None of them may end the server for everybody else.
  afterEach(async () => {
    expect((await fetch(`${backend.apiUrl}/health`)).status).toBe(200);
  });

  test.each([
    ['opens a socket at no address', `GET // HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`, 404],
    ['opens a socket at a broken address', `GET http://[ HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`, 404],
    ['opens a socket without a key', `GET /realtime/v1/websocket HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`, 401],
    ['asks for no address', 'GET // HTTP/1.1\r\nHost: x\r\n\r\n', 404],
    ['has no host', 'GET /health HTTP/1.1\r\n\r\n', 400],
    ['has a host with a blank', 'GET /health HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
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
    ['breaks an escape', 'GET /rest/v1/%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['hides a line in its address', 'GET /rest/v1/a%0d%0ab HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ])('%s is refused', async (_, bytes, status) => {
    expect(await answersTo(bytes)).toEqual([status]);
  });

  test.each([['x-http-method-override'], ['x-http-method'], ['x-method-override']])(
    'names another method in %s is what it is',
    async (header) => {
      await backend.sql`insert into projects (title, description, image) values ('Остава', 'x', '/x.webp')`;
      const filter = '/rest/v1/projects?title=eq.Остава';
      await backend.request('admin', 'GET', filter, undefined, { [header]: 'DELETE' });
      await backend.request('admin', 'POST', filter, {}, { [header]: 'DELETE' });
      expect(await backend.sql`delete from projects where title = 'Остава' returning 1 as one`).toHaveLength(
        1,
      );
    },
  );

  test('sends its body a byte at a time, for ever, is not waited for by others', async () => {
    const socket = connect(Number(new URL(backend.apiUrl).port), '127.0.0.1');
    socket.write(`${call}Content-Length: 1000\r\n\r\n{`);
    expect((await backend.request('visitor', 'GET', '/rest/v1/templates?limit=1')).status).toBe(200);
    socket.destroy();
  });
});

/** The status of every answer that comes until the server closes the connection. */
function answersTo(bytes: string): Promise<number[]> {
  const socket = connect(Number(new URL(backend.apiUrl).port), '127.0.0.1');
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      // What was taken for another request is still answered after this.
      if (answer.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
      resolve(statuses);
    });
    socket.write(bytes, 'latin1');
  });
}

/**
 * Sends the address as it stands, which `fetch` would tidy up; a POST carries one byte.
 * @returns the status of the answer.
 */
export function rawStatus(method: string, path: string, actor: Actor = 'admin'): Promise<number> {
  const { hostname, port } = new URL(backend.apiUrl);
  return new Promise((resolve, reject) => {
    const headers = { ...backend.actors.headers[actor], 'content-type': 'image/png' };
    request({ hostname, port, method, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(method === 'POST' ? 'x' : undefined);
  });
}
