import { request } from 'node:http';
import { backend } from './attackedBackend.ts';

/** The status of a request whose path and host are sent unchanged: `fetch` would normalise them. */
export function rawStatus(method: string, path: string, headers: Record<string, string>, body?: string) {
  const { hostname, port } = new URL(backend.apiUrl);
  return new Promise<number | undefined>((resolve, reject) => {
    request({ hostname, port, method, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(body);
  });
}
