import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSecrets } from '@vitrina/local-supabase/secrets.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actors, makeActors } from '../attacks/actors.ts';
import { type KillableBackend, startKillableBackend } from '../faults/killableBackend.ts';
import { inquiry } from '../fixtures/inquiry.ts';
import { runs } from './runs.ts';

// Every path with what no program of ours would send: zero bytes, halves of characters, numbers without end, wrong
// kinds of values. It is refused or answered, and what people wrote never reaches a log.

/** In everything that is made up here, to be recognised wherever it turns up. */
const SECRET = 'kolibri';
const AT_ONCE = 10;
const LONGEST_LINE = 300;

let backend: KillableBackend;
let actors: Actors;
beforeAll(async () => {
  backend = await startKillableBackend();
  actors = await makeActors(backend.api, (await loadSecrets(backend.dataDir)).jwtSecret);
});
afterAll(() => backend?.stop());

const id = randomUUID();
const file = `chat-images/${id}/a.png`;
const PRIVATE = '/storage/v1/object/Offer%20Images';

interface Target {
  method: string;
  path: string;
  /** What belongs there; parts of it are replaced. */
  body?: object;
  headers?: Record<string, string>;
}

const account = { email: 'a@example.bg', password: 'long enough', email_confirm: true };
const credentials = { email: 'a@example.bg', password: 'x', refresh_token: 'x', auth_code: 'x' };
const own = { data: { nickname: 'x' }, password: 'long enough', email: 'b@example.bg', nonce: 'x' };
const client = { username: 'ana', password: 'long enough', name: 'x', site_url: 'https://x.example' };
const ways = { bucketId: 'Offer Images', sourceKey: file, destinationKey: 'b.png', destinationBucket: 'x' };
const listing = { prefix: 'x', search: 'x', limit: 1, offset: 0, sortBy: { column: 'name', order: 'asc' } };
const bucket = { id: 'x', name: 'x', public: true, file_size_limit: 1, allowed_mime_types: ['image/png'] };
const upload = { 'content-type': 'image/png', 'cache-control': 'max-age=1', 'x-upsert': 'true' };

const targets: Target[] = [
  { method: 'POST', path: '/auth/v1/token?grant_type=password', body: credentials },
  { method: 'POST', path: '/auth/v1/token?grant_type=refresh_token', body: credentials },
  { method: 'POST', path: '/auth/v1/token?grant_type=pkce', body: credentials },
  { method: 'PUT', path: '/auth/v1/user', body: own },
  { method: 'GET', path: '/auth/v1/user' },
  { method: 'POST', path: '/auth/v1/signup', body: account },
  { method: 'POST', path: '/auth/v1/otp', body: account },
  { method: 'GET', path: '/auth/v1/settings' },
  { method: 'POST', path: '/auth/v1/admin/users', body: { ...account, id, app_metadata: { a: 'x' } } },
  { method: 'PUT', path: `/auth/v1/admin/users/${id}`, body: { ...account, user_metadata: { a: 'x' } } },
  { method: 'GET', path: '/auth/v1/admin/users?page=1&per_page=2' },
  { method: 'DELETE', path: '/auth/v1/admin/users/x' },
  { method: 'POST', path: '/storage/v1/object/list/Offer%20Images', body: listing },
  { method: 'POST', path: '/storage/v1/object/sign/Offer%20Images', body: { expiresIn: 60, paths: [file] } },
  { method: 'POST', path: `/storage/v1/object/sign/Offer%20Images/${file}`, body: { expiresIn: 60 } },
  { method: 'POST', path: `/storage/v1/object/upload/sign/Offer%20Images/${file}`, body: {} },
  { method: 'PUT', path: `/storage/v1/object/upload/sign/Offer%20Images/${file}?token=x`, headers: upload },
  { method: 'GET', path: `/storage/v1/object/sign/Offer%20Images/${file}?token=x` },
  { method: 'DELETE', path: PRIVATE, body: { prefixes: [file] } },
  { method: 'POST', path: '/storage/v1/object/move', body: ways },
  { method: 'POST', path: '/storage/v1/object/copy', body: ways },
  { method: 'GET', path: `/storage/v1/object/info/Offer%20Images/${file}` },
  { method: 'POST', path: `${PRIVATE}/x.png`, body: {}, headers: upload },
  { method: 'PUT', path: `${PRIVATE}/x.png`, body: {}, headers: upload },
  { method: 'GET', path: `${PRIVATE}/x.png?download=x&width=1` },
  { method: 'HEAD', path: `${PRIVATE}/x.png` },
  { method: 'GET', path: '/storage/v1/object/public/project-images/x.png?download=x' },
  { method: 'POST', path: '/storage/v1/bucket', body: bucket },
  { method: 'PUT', path: '/storage/v1/bucket/Offer%20Images', body: bucket },
  { method: 'GET', path: '/storage/v1/bucket/x' },
  { method: 'POST', path: '/storage/v1/bucket/x/empty', body: {} },
  { method: 'POST', path: '/rest/v1/rpc/submit_inquiry', body: inquiry },
  { method: 'POST', path: '/rest/v1/rpc/find_inquiries', body: { search: 'x', page_size: 1 } },
  { method: 'POST', path: '/rest/v1/rpc/is_admin', body: {} },
  { method: 'GET', path: '/rest/v1/templates?name=eq.x&order=name&limit=1&offset=0&select=name' },
  { method: 'POST', path: '/rest/v1/templates', body: { name: 'x', description: 'x', demo_url: '/demo/x' } },
  { method: 'PATCH', path: `/rest/v1/projects?id=eq.${id}`, body: { title: 'x', order_index: 1 } },
  { method: 'DELETE', path: `/rest/v1/projects?id=eq.${id}` },
  { method: 'POST', path: '/rest/v1/chat_messages', body: { id, sender_id: id, content: 'x' } },
  { method: 'POST', path: '/functions/v1/chat-clients', body: client },
  { method: 'DELETE', path: '/functions/v1/chat-clients', body: { id } },
  { method: 'POST', path: '/functions/v1/team', body: { email: 'mila@example.bg', username: 'mila' } },
  { method: 'POST', path: '/functions/v1/enter', body: { key: 'x', password: 'long enough' } },
  { method: 'POST', path: '/functions/v1/deliver', body: {} },
  { method: 'GET', path: '/health' },
  { method: 'GET', path: '/mails/x' },
];

/** Stands for a number beyond all numbers, which JSON can write and JSON.stringify cannot. */
const ENDLESS = `${SECRET}-endless`;
const oddText = fc
  .tuple(
    fc.constantFrom(
      '\0',
      '\ud800',
      '\udc00\ud800',
      'Infinity',
      '1e999',
      "'",
      '"',
      '%',
      '/',
      '..',
      '\u202e',
      '',
    ),
    fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 10 }), fc.constant('я'.repeat(2000))),
  )
  .map(([odd, rest]) => odd + SECRET + rest);
const oddValue = fc.oneof(
  { weight: 4, arbitrary: oddText },
  fc.constantFrom(
    null,
    true,
    {},
    [],
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    ENDLESS,
    'Infinity',
    '1e999',
    '\0',
    '\ud800',
  ),
  fc.constantFrom([null], [[]], { a: '\0' }, { '\0': 1 }, { '\ud800': {} }, { a: ENDLESS }, { toString: 1 }),
  oddText.map((text) => [text]),
  fc.tuple(oddText, oddText).map(([key, value]) => ({ [key]: value })),
  fc.jsonValue({ maxDepth: 2 }),
);
/** As text: what belongs there with some fields replaced, something else altogether, or no JSON. */
const oddBody = (body: object) =>
  fc
    .oneof(
      {
        weight: 8,
        arbitrary: fc
          .tuple(
            fc.subarray(Object.keys(body), { minLength: Math.min(1, Object.keys(body).length) }),
            fc.infiniteStream(oddValue),
          )
          .map(([names, values]) => ({
            ...body,
            ...Object.fromEntries(names.map((name) => [name, values.next().value])),
          })),
      },
      oddValue,
      fc.constant({ ...body, [SECRET]: '\0' }),
    )
    .map((value) => JSON.stringify(value).replaceAll(`"${ENDLESS}"`, '1e999'))
    .chain((text) =>
      fc.oneof({ weight: 9, arbitrary: fc.constant(text) }, fc.constantFrom('', '{', `{"${SECRET}`, `\0`)),
    );

const oddAddress = (path: string) => {
  const parts = path.split(/(?<=[/?&=])/);
  return fc.tuple(fc.nat(parts.length - 1), oddText).map(([place, text]) =>
    // The service stays the same, or it would be nobody's path.
    place < 4 ? path : parts.with(place, encodeURIComponent(text.toWellFormed())).join(''),
  );
};
const HEADERS =
  'prefer range accept accept-profile content-profile content-type cache-control x-upsert x-metadata range-unit if-none-match'.split(
    ' ',
  );
const oddHeaders = fc.dictionary(
  fc.constantFrom(...HEADERS),
  fc.oneof(
    fc.string({ maxLength: 20 }).map((text) => SECRET + text.replaceAll(/[^ -~]/g, '')),
    fc.constantFrom(
      'image/png\t',
      'image/png;a',
      'text/csv',
      'application/json',
      '*/*',
      'bytes=0-0',
      'public',
      'true',
    ),
    oddValue.map((value) => Buffer.from(JSON.stringify({ [SECRET]: value })).toString('base64')),
  ),
  { maxKeys: 2 },
);

const oddRequest = fc.constantFrom(...targets).chain(({ method, path, body, headers }) =>
  fc.record({
    actor: fc.constantFrom('visitor', 'client', 'admin', 'owner'),
    method: fc.constant(method),
    path: fc.oneof({ weight: 2, arbitrary: fc.constant(path) }, oddAddress(path)),
    headers: fc
      .oneof({ weight: 3, arbitrary: fc.constant({}) }, oddHeaders)
      .map((odd) => ({ ...(body && { 'content-type': 'application/json' }), ...headers, ...odd })),
    body: body ? oddBody(body) : fc.constant(undefined),
  }),
);

test('a row that breaks a rule leaves nothing of the person in a log', async () => {
  const { apiUrl, secretKey } = backend.api;
  const row = { ...inquiry, name: SECRET, service: SECRET.repeat(20) };
  const response = await fetch(`${apiUrl}/rest/v1/rpc/submit_inquiry`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  expect(await response.json()).toMatchObject({ code: '23514' });
  expect(await logs()).not.toContain(SECRET);
});

test('no request fails, and no log repeats what people wrote', async () => {
  const { apiUrl, secretKey } = backend.api;
  const owner = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const { numRuns, ...seed } = runs(60);
  await fc.assert(
    fc.asyncProperty(fc.array(oddRequest, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
      const answers = requests.map(async ({ actor, method, path, headers, body }) => {
        const who = actor === 'owner' ? owner : actors.headers[actor as 'visitor'];
        const { status } = await fetch(apiUrl + path, { method, headers: { ...who, ...headers }, body });
        return { method, path, status, body };
      });
      const failed = (await Promise.all(answers)).filter(({ status }) => status >= 500);
      expect(failed, backend.said()).toEqual([]);
    }),
    { numRuns, ...seed },
  );
  expect((await fetch(`${apiUrl}/health`)).status).toBe(200);
  const lines = (await logs()).split('\n');
  expect(lines.filter((line) => line.length > LONGEST_LINE || line.includes(SECRET))).toEqual([]);
});

const logs = async () => backend.said() + (await readFile(join(backend.dataDir, 'database.log'), 'utf8'));
