import { brand } from '@vitrina/shared/brand.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { type Answer, judge } from './observatory.ts';

/**
 * The most that a page can score. The missing points are five for cookies, of which there are none, and five for the
 * browsers' HSTS preload list, which is up to the owner of a domain. Demo pages have no script to give a hash for.
 */
const PAGES: Record<string, number> = {
  '/': 135,
  '/blog/1': 135,
  '/services/websites': 135,
  '/demo/mehana': 130,
  '/no-such-page': 135,
  '/admin': 135,
  '/admin/login': 135,
  '/admin/no-such-page': 135,
  '/chat': 135,
  '/chat-admin': 135,
};
const PREFLIGHT = {
  method: 'OPTIONS',
  headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
};

test('the HTTP Observatory gives every kind of page all the points there are', async ({ backend }) => {
  const api = backend.apiUrl;
  /** As on a hosted project, where the API has a host name of its own. */
  const hosted = (text: string) =>
    text
      .replaceAll(api.replace('http', 'ws'), 'wss://ref.supabase.co')
      .replaceAll(api, 'https://ref.supabase.co');
  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await fetch(backend.siteUrl + path, init);
    const headers = [...response.headers].map(([name, value]) => [name, hosted(value)]);
    return {
      status: response.status,
      headers: Object.fromEntries(headers),
      // No rule looks at styles, and the scanner's parser floods the log with warnings about modern CSS.
      html: hosted(await response.text()).replaceAll(/<style[^>]*>.*?<\/style>/gs, ''),
    };
  };
  const answers = Object.keys(PAGES).map(
    async (path) => [path, await ask(path), await ask(path, PREFLIGHT)] as const,
  );
  for (const [path, page, preflight] of await Promise.all(answers))
    expect
      .soft(await judge(new URL(path, brand.siteUrl), page, preflight), path)
      .toMatchObject({ grade: 'A+', score: PAGES[path] });
});
