import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addPolicy, assembleRelease } from './assembleRelease.ts';
import { startStaticServer } from './server/staticServer.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrina-headers-'));
const app = { 'index.html': '<meta charset="utf-8"><title>x</title>' };
const site = Object.fromEntries((await sitePages()).map((name) => [name, '<title>x</title>']));
const builds = { site: { ...site, '_astro/a.9f.js': '' }, admin: app, chat: app };
for (const [part, files] of Object.entries(builds))
  for (const [name, text] of Object.entries(files)) await save(join(folder, part, name), text);
const release = join(folder, 'release');
const build = (part: string) => join(folder, part);
await assembleRelease(
  { site: build('site'), admin: build('admin'), chat: build('chat') },
  release,
  'https://ref.supabase.co',
);
const server = await startStaticServer(release, 0);
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** The files of the site's pages, named as its build names them. */
async function sitePages(): Promise<string[]> {
  const sources = await Array.fromAsync(glob('**/*.astro', { cwd: 'site/src/pages' }));
  return sources.map((name) =>
    name.replace(/(?<=.)\/index\.astro$|\.astro$/, '.html').replaceAll(/[[\]]/g, ''),
  );
}

async function save(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

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
  '%s is framed and guessed at by nobody, and asked for over TLS alone',
  async (path) => {
    const { headers } = await ask(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      // One value: two in one answer are one header to programs that read it, and they take it for a broken one.
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    expect(headers.has('access-control-allow-origin')).toBe(false);
  },
);

const forPages = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

test.each(pages)('%s tells nobody where its visitor comes from', async (path) => {
  expect(Object.fromEntries((await ask(path)).headers)).toMatchObject(forPages);
});

test('every page of a release has the headers of a page', async () => {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: join(folder, 'release') }));
  expect(files).toEqual(
    expect.arrayContaining(['index.html', 'blog.html', 'projects/discounts.html', 'chat.html']),
  );
  for (const file of files) {
    const path = `/${file.replace(/^index\.html$|\.html$/, '')}`;
    expect(Object.fromEntries((await ask(path)).headers), path).toMatchObject(forPages);
  }
});

test('links are prefetched on the site’s pages alone', async () => {
  const rulesOf = async (path: string) => (await ask(path)).headers.get('speculation-rules');
  for (const path of ['/', '/about', '/services/none'])
    expect(await rulesOf(path), path).toBe('"/speculation-rules.json"');
  for (const path of ['/admin', '/admin/login', '/chat', '/chat-admin', '/_astro/a.9f.js'])
    expect(await rulesOf(path), path).toBeNull();
});

test('there are no more rules than Cloudflare Pages reads', async () => {
  // https://developers.cloudflare.com/pages/configuration/headers/
  const rules = (await readFile(join(folder, 'release', '_headers'), 'utf8')).match(/^\//gm);
  expect(rules?.length).toBeLessThanOrEqual(100);
});

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
