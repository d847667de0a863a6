import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { inquiry } from '../fixtures/inquiry.ts';
import { backend } from './attackedBackend.ts';

// Where a request says that it comes from, and where it says that it goes to.

const PATHS = [
  '/rest/v1/templates',
  '/auth/v1/user',
  '/storage/v1/bucket',
  '/functions/v1/send-mail',
  '/health',
];

describe('a page of another site', () => {
  test.each(PATHS)('is never sent along with credentials of the browser by %s', async (path) => {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
      const response = await fetch(backend.apiUrl + path, { method, headers });
      // Every key is in a header that a page has to know. "*" keeps cookies out, which no answer of ours sets anyway.
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
      expect(response.headers.has('set-cookie')).toBe(false);
    }
  });

  test('reads no mail that was kept on this machine, nor shows it in a frame', async () => {
    const response = await fetch(`${backend.apiUrl}/mails`, { headers: { origin: 'https://evil.example' } });
    expect(response.status).toBe(200);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test.each([
    'evil.example',
    '127.0.0.1.evil.example',
    'evil.example:80',
    'localhost.evil.example',
    'localhost@evil.example',
    '[::1].evil.example',
    '2130706433.evil.example',
  ])('does not read mails by the name %s, led to this machine', async (host) => {
    for (const path of ['/mails', `/mails/${randomUUID()}`, `/mails/${randomUUID()}/html`])
      expect([400, 404]).toContain(await statusFor(host, path));
  });

  test('is not told from an answer of ours what it is', async () => {
    for (const path of [...PATHS, '/mails', '/nothing'])
      expect((await fetch(backend.apiUrl + path)).headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a visitor', () => {
  const claims = [
    'cf-connecting-ip',
    'x-forwarded-for',
    'x-real-ip',
    'forwarded',
    'true-client-ip',
    'CF-Connecting-IP',
    'x-forwarded-host',
  ];

  test('has one address for the limit, whatever headers claim', async () => {
    await backend.sql`update private.submit_settings set max_submits = 3`;
    await backend.sql`delete from private.submits`;
    const statuses: number[] = [];
    for (const [index, header] of claims.entries()) {
      const address = header === 'forwarded' ? `for=203.0.113.${index}` : `203.0.113.${index}, 127.0.0.1`;
      const path = '/rest/v1/rpc/submit_inquiry';
      statuses.push((await backend.request('visitor', 'POST', path, inquiry, { [header]: address })).status);
    }
    await backend.sql`update private.submit_settings set max_submits = 1000000`;
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429]);
  });

  test('puts no other host into what others are sent', async () => {
    const [{ count: before } = { count: 0 }] = await mailsWithEvil();
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      origin: 'https://evil.example',
    };
    await backend.request('visitor', 'POST', '/rest/v1/rpc/submit_inquiry', inquiry, headers);
    const [{ count: after } = { count: 0 }] = await mailsWithEvil();
    expect(after).toBe(before);
    expect(await statusFor('evil.example', '/rest/v1/templates?limit=1')).toBe(401);
  });

  const mailsWithEvil = () =>
    backend.sql<{ count: number }[]>`select count(*)::int from mails where mails::text like '%evil.example%'`;
});

/** `fetch` does not let a program choose the host that it asks for. */
function statusFor(host: string, path: string): Promise<number> {
  const { port } = new URL(backend.apiUrl);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}
