import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { readIfExists } from '@vitrina/local-supabase/readIfExists.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { type HeaderRule, type RedirectRule, readHeaderRules, readRedirectRules } from './rules.ts';
import { unavailable } from './unavailable.ts';

/** What `compressFiles` writes beside a page, in order of preference. */
const compressedEndings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves one release as a static CDN does: `_headers` and `_redirects`, `name.html` for `/name`, compressed files where
 * the browser accepts them, and the nearest `404.html` for everything else.
 */
export async function createSite(folder: string): Promise<Hono> {
  const redirects = await readRedirectRules(join(folder, '_redirects'));
  const app = new Hono();
  app.use(etag());
  app.use(sendHeaders(await readHeaderRules(join(folder, '_headers'))));
  app.use(redirect(redirects, folder));
  app.get('/_headers', (c) => c.notFound());
  app.get('/_redirects', (c) => c.notFound());
  app.get(
    '*',
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => pageFile(folder, rewrittenPath(redirects, path)),
    }),
  );
  app.notFound((c) => answerNotFound(c, notFoundFile(folder, c.req.path)));
  app.onError((error, c) => unavailable(c.req.raw, error));
  return app;
}

async function answerNotFound(c: Context, page: string): Promise<Response> {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const [encoding, ending] = compressedEndings.find(([name]) => accepted.includes(name)) ?? [];
  const compressed = ending && (await readIfExists(readFile(page + ending)));
  if (encoding && compressed) c.header('Content-Encoding', encoding);
  c.header('Content-Type', 'text/html; charset=UTF-8');
  c.header('Vary', 'Accept-Encoding');
  return c.body(compressed || (await readFile(page)), 404);
}

function sendHeaders(rules: HeaderRule[]): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const { pattern, headers } of rules) {
      if (pattern.test(c.req.path))
        for (const [name, value] of headers) c.header(name, value, { append: name !== 'Content-Type' });
    }
    // A rule that lets a file be kept for a year does not mean its absence: the file may come back.
    if (c.res.status === 404) c.header('Cache-Control', 'no-store');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'public, max-age=0, must-revalidate');
  };
}

/** Redirects by the rules, and from a page's address with a trailing slash to the one without. */
function redirect(rules: RedirectRule[], folder: string): MiddlewareHandler {
  return async (c, next) => {
    const rule = rules.find(({ pattern, status }) => isElsewhere(status) && pattern.test(c.req.path));
    if (rule) return c.redirect(rule.to, rule.status as 301 | 302 | 307 | 308);
    const withoutSlash = c.req.path.replace(/(?<=.)\/+$/, '');
    if (withoutSlash !== c.req.path && isPage(folder, withoutSlash))
      return c.redirect(withoutSlash + new URL(c.req.url).search, 308);
    return next();
  };
}

/** Rules with status 404 are for CDNs: the nearest 404 page is found without them. */
const isElsewhere = (status: number) => status >= 300 && status < 400;

/** Rules with status 200 are rewrites: another page at the same address. */
function rewrittenPath(rules: RedirectRule[], path: string): string {
  return rules.find(({ pattern, status }) => status === 200 && pattern.test(path))?.to ?? path;
}

const pageFile = (folder: string, path: string) => (isPage(folder, path) ? `${path}.html` : path);

/** The nearest `404.html` up the tree, as on Cloudflare Pages. */
function notFoundFile(folder: string, path: string): string {
  const parent = posix.dirname(path);
  const isNearest = parent === '/' || isPage(folder, `${parent}/404`);
  return isNearest ? join(folder, parent, '404.html') : notFoundFile(folder, parent);
}

/** Only plain names are looked up here. `serveStatic` refuses paths outside the folder by itself. */
const isPage = (folder: string, path: string) =>
  /^(\/[\w-]+)+$/.test(path) && existsSync(join(folder, `${path}.html`));
