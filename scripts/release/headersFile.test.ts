import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPolicy } from './assembleRelease.ts';
import { headersFile } from './headersFile.ts';
import { redirectsFile } from './redirectsFile.ts';
import { startStaticServer } from './server/staticServer.ts';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-headers-'));
  for (const part of ['services', 'blog', '_astro']) await mkdir(join(folder, part));
  const page = '<!doctype html><title>x</title>';
  const files = {
    _headers: headersFile(['/', '/about', '/admin', '/chat']),
    _redirects: redirectsFile(),
    '_astro/a.9f.js': '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  for (const name of ['index', '404', 'about', 'admin', 'chat', 'services/404', 'blog/404'])
    await writeFile(join(folder, `${name}.html`), page);
  server = await startStaticServer(folder, 0);
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' });

const pages = [
  '/',
  '/about',
  '/services/none',
  '/admin',
  '/admin/login',
  '/admin/none',
  '/chat',
  '/chat-admin',
];

test.each([...pages, '/about/', '/none', '/_astro/a.9f.js'])(
  '%s is framed and guessed at by nobody',
  async (path) => {
    const { headers } = await ask(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      // One value: two in one answer are one header to programs that read it, and they take it for a broken one.
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.has('access-control-allow-origin')).toBe(false);
  },
);

const forPages = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'speculation-rules': '"/speculation-rules.json"',
};

test.each(pages)(
  '%s tells nobody where its visitor comes from, and is asked for over TLS alone',
  async (path) => {
    expect(Object.fromEntries((await ask(path)).headers)).toMatchObject(forPages);
  },
);

test('what a page loads is not sent with what concerns pages alone', async () => {
  const { headers } = await ask('/_astro/a.9f.js');
  for (const name of Object.keys(forPages)) expect(headers.get(name)).toBeNull();
});

test('a file with a hash in its name is kept for a year, and its absence is not kept at all', async () => {
  // Not "immutable": a CDN gives this to a missing file as well.
  expect((await ask('/_astro/a.9f.js')).headers.get('cache-control')).toBe(
    'public, max-age=86400, stale-while-revalidate=31556952',
  );
  for (const path of ['/_astro/b.js', '/admin/assets/b.js', '/chat/assets/b.css']) {
    const { status, headers } = await ask(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
});

test('the console and the chat stay out of search engines', async () => {
  for (const path of ['/admin', '/admin/login', '/chat', '/chat-admin'])
    expect((await ask(path)).headers.get('x-robots-tag')).toBe('noindex');
});

test('a page of an app loads from itself and the backend alone, and no inline style or script that says something', () => {
  const page = addPolicy('<head><meta charset="utf-8"><title>x</title></head>', 'https://ref.supabase.co');
  const [, policy = ''] =
    /^<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]+)">/.exec(page) ??
    [];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+/]+='; /);
  expect(policy).toContain("connect-src 'self' https://ref.supabase.co wss://ref.supabase.co");
  expect(policy).toContain("base-uri 'self'; form-action 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policy, 'pictures of other sites are the console’s alone').not.toMatch(/https:[ ;]/);
});

test('what an app runs before its first paint is allowed by its hash', () => {
  const page = addPolicy(
    '<meta charset="utf-8"><script>a()</script><script src="/b.js"></script>',
    'https://api',
  );
  expect(page).toContain("script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';");
});
