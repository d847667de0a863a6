import { beforeAll, expect, test, vi } from 'vitest';
import { backend } from '../testing/backend.ts';

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const fail = (sqlstate: string) => backend.connect().rpc('fail', { sqlstate });

test('simultaneous requests of different people never get each other’s identity', async () => {
  const [ana, boris] = await Promise.all([backend.signIn('ana'), backend.signIn('boris')]);
  const visitor = { client: backend.connect(), id: null, role: 'anon' };
  const people = [
    { ...ana, role: 'authenticated' },
    { ...boris, role: 'authenticated' },
    visitor,
    { client: backend.admin, id: null, role: 'service_role' },
  ];
  const requests = Array.from({ length: 80 }, (_, index) => people[index % people.length] ?? visitor);
  const answers = await Promise.all(requests.map(({ client }) => client.rpc('who_am_i_slowly')));
  answers.forEach(({ data }, index) => {
    expect(data).toMatchObject({
      uid: requests[index]?.id,
      role: requests[index]?.role,
      user: requests[index]?.role,
    });
  });
});

test('auth.uid(), auth.role() and auth.email() describe the caller', async () => {
  const ana = await backend.signIn('ana');
  const { data } = await ana.client.rpc('who_am_i');
  expect(data).toMatchObject({ uid: ana.id, role: 'authenticated', email: ana.email });
});

test('a table without grants stays closed to every role', async () => {
  const ana = await backend.signIn('ana');
  expect(await backend.connect().from('locked').select()).toMatchObject({
    status: 401,
    error: { code: '42501' },
  });
  expect(await ana.client.from('locked').select()).toMatchObject({ status: 403, error: { code: '42501' } });
  expect(await backend.admin.from('locked').select()).toMatchObject({
    status: 403,
    error: { code: '42501' },
  });
});

test('errors that SQL raises keep their code, message, details and hint', async () => {
  const error = { code: 'P0001', message: 'no', details: 'because', hint: 'try again' };
  expect(await fail('P0001')).toMatchObject({ status: 400, error });
  expect(await fail('23514')).toMatchObject({ status: 400, error: { ...error, code: '23514' } });
  expect(await fail('22023')).toMatchObject({ status: 400, error: { ...error, code: '22023' } });
});

test('a code PTnnn sets the HTTP status', async () => {
  expect(await fail('PT429')).toMatchObject({ status: 429, error: { code: 'PT429', message: 'no' } });
});

test.each(['none', 'toString', 'constructor', '__proto__'])(
  'the unknown operator "%s": 400',
  async (operator) => {
    const url = `${backend.apiUrl}/rest/v1/notes?title=${operator}.x`;
    const response = await fetch(url, { headers: { apikey: backend.publishableKey } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'PGRST100' });
  },
);

test.each([
  ...['__proto__', 'a.__proto__', '..eq.', '%22..eq.'],
  ...[
    'constructor',
    'toString',
    'constructor.prototype',
    'toString.constructor',
    '%22constructor%22.prototype',
  ],
])('the column „%s“ is no column, and changes no later answer', async (column) => {
  const notes = (query: string) =>
    fetch(`${backend.apiUrl}/rest/v1/notes?select=id${query}`, { headers: { apikey: backend.secretKey } });
  const before = await (await notes('')).json();
  for (const filter of ['eq.x', 'not.eq.x'])
    expect((await notes(`,constructor:notes(id),toString:notes(id)&${column}=${filter}`)).status).toBe(400);
  expect([...Object.keys(Object.prototype), ...Object.keys(Object)]).toEqual([]);
  expect(await (await notes('')).json()).toEqual(before);
});

test("tables and functions see the socket's address, whatever the visitor claims", async () => {
  const claim = { 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' };
  const { data } = await backend.connect(backend.publishableKey, claim).rpc('who_am_i');
  expect(data).toMatchObject({ address: '127.0.0.1' });

  const ana = await backend.signIn('ana');
  const note = { title: 'with headers', owner: ana.id };
  await backend
    .connect(backend.secretKey, { ...claim, 'x-mark': 'yes' })
    .from('notes')
    .insert(note);
  const { data: row } = await ana.client.from('notes').select('headers').eq('title', 'with headers').single();
  expect(row?.headers).toMatchObject({ 'cf-connecting-ip': '127.0.0.1', 'x-mark': 'yes' });
  expect(row?.headers).not.toHaveProperty('x-forwarded-for');
});

test('without a key, or with a wrong one, nobody gets in', async () => {
  const url = `${backend.apiUrl}/rest/v1/rpc/who_am_i`;
  expect((await fetch(url)).status).toBe(401);
  expect((await fetch(url, { headers: { apikey: 'sb_publishable_wrong' } })).status).toBe(401);
  expect((await fetch(url, { headers: { authorization: `Bearer ${backend.secretKey}` } })).status).toBe(401);
});

test('the publishable key is always anon', async () => {
  const url = `${backend.apiUrl}/rest/v1/rpc/who_am_i`;
  for (const authorization of [
    `Bearer ${backend.publishableKey}`,
    `Bearer ${backend.secretKey}`,
    'Basic abc',
  ]) {
    const response = await fetch(url, { headers: { apikey: backend.publishableKey, authorization } });
    expect(await response.json()).toMatchObject({ role: 'anon', user: 'anon' });
  }
});

test.each(['nonsense', 'a.b.c'])('the malformed token „%s“ is refused', async (token) => {
  const client = backend.connect(backend.publishableKey, { authorization: `Bearer ${token}` });
  expect(await client.rpc('who_am_i')).toMatchObject({ status: 401 });
});
