import { expect, test, vi } from 'vitest';
import { backend } from '../testing/backend.ts';

const request = (path: string, init?: RequestInit) => fetch(`${backend.apiUrl}${path}`, init);

test('nothing answers outside Supabase’s paths', async () => {
  for (const path of ['/', '/_system/info', '/rest', '/studio', '/rest/v2/notes', '/realtime/v1/websocket'])
    expect((await request(path)).status).toBe(404);
});

test('/health tells the state of each part and nothing else', async () => {
  const response = await request('/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 'ok',
    database: 'ok',
    storage: 'ok',
    realtime: 'ok',
    disk: 'ok',
  });
});

test('rows are compressed for clients that accept it', async () => {
  const { id: owner } = await backend.signIn('ana');
  const notes = Array.from({ length: 20 }, (_, number) => ({ owner, title: `Бележка ${number}` }));
  await backend.admin.from('notes').insert(notes).throwOnError();
  const read = async (encoding: string) => {
    const headers = { apikey: backend.secretKey, 'accept-encoding': encoding };
    const response = await request('/rest/v1/notes?select=*', { headers });
    return [response.headers.get('content-encoding'), await response.json()];
  };
  const [plain, rows] = await read('identity');
  expect(plain).toBeNull();
  expect(await read('gzip, br')).toEqual(['gzip', rows]);
});

test('every service answers a browser’s preflight from any origin', async () => {
  const paths = [
    '/rest/v1/notes',
    '/auth/v1/token',
    '/auth/v1/admin/users',
    '/storage/v1/bucket',
    '/functions/v1/echo',
  ];
  for (const path of paths) {
    const response = await request(path, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://127.0.0.1:4321',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey, authorization, x-something',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(response.headers.get('access-control-allow-headers')).toContain('x-something');
  }
});

test('refusals can be read across origins too', async () => {
  for (const path of [
    '/rest/v1/notes',
    '/auth/v1/user',
    '/storage/v1/bucket',
    '/functions/v1/none',
    '/nothing',
  ]) {
    const response = await request(path, { headers: { origin: 'http://127.0.0.1:4321' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('a body that is too large is refused', async () => {
  const body = 'x'.repeat(2 * 1024 * 1024);
  for (const path of ['/rest/v1/notes', '/auth/v1/token', '/functions/v1/echo'])
    expect((await request(path, { method: 'POST', body })).status).toBe(413);
});

test('an address with a zero byte is refused, wherever it stands', async () => {
  const headers = { apikey: backend.publishableKey };
  for (const question of ['order=%00', 'select=%00', 'title=eq.%00', '%00=eq.x'])
    expect((await request(`/rest/v1/notes?${question}`, { headers })).status, question).toBe(400);
});

test("an edge function answers under its name, and has Supabase's environment variables", async () => {
  const { data } = await backend.connect().functions.invoke('echo', { body: 'Здравей' });
  expect(data).toMatchObject({ method: 'POST', body: 'Здравей' });
  expect(data.environment).toMatchObject({
    SUPABASE_URL: backend.apiUrl,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
    SITE_URL: 'http://127.0.0.1:4321',
    MAIL_SINK_URL: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/),
  });
});

test('a failing or missing edge function is reported, and only the kind of error is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await request('/functions/v1/echo', { method: 'POST', body: 'fail' })).status).toBe(500);
  const lines = log.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines).toMatchObject([{ path: '/functions/v1/echo', status: 500, reason: 'Error' }]);
  expect((await request('/functions/v1/none')).status).toBe(404);
});
