import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { type HeaderRule, parseHeaders, parseRedirects, type RedirectRule } from './rules.ts';

/**
 * Answers for one built artifact as a static CDN does: `_headers` and `_redirects` honoured, `/name` answered by
 * `name.html`, compressed files preferred, the nearest `404.html` with status 404 for everything else.
 */
export async function createSite(folder: string): Promise<Hono> {
  const redirects = parseRedirects(await readRules(folder, '_redirects'));
  const app = new Hono();
  app.use(sendHeaders(parseHeaders(await readRules(folder, '_headers'))));
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
  app.notFound(async (c) => c.html(await readFile(notFoundFile(folder, c.req.path), 'utf8'), 404));
  return app;
}

function sendHeaders(rules: HeaderRule[]): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const { pattern, headers } of rules) {
      if (pattern.test(c.req.path))
        for (const [name, value] of headers) c.header(name, value, { append: name !== 'Content-Type' });
    }
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'public, max-age=0, must-revalidate');
  };
}

/** Rules that lead elsewhere, and the one address of a page that was asked for with a slash at its end. */
function redirect(rules: RedirectRule[], folder: string): MiddlewareHandler {
  return async (c, next) => {
    const rule = rules.find(({ pattern, status }) => isElsewhere(status) && pattern.test(c.req.path));
    if (rule) return c.redirect(rule.to, rule.status as 301 | 302 | 307 | 308);
    const withoutSlash = c.req.path.replace(/(?<=.)\/+$/, '');
    if (withoutSlash !== c.req.path && isPage(folder, withoutSlash)) return c.redirect(withoutSlash, 308);
    return next();
  };
}

/** Rules with status 404 name a page that is found without them, beside the pages that are there. */
const isElsewhere = (status: number) => status >= 300 && status < 400;

/** Rules with status 200 answer with another page at the same address. */
function rewrittenPath(rules: RedirectRule[], path: string): string {
  return rules.find(({ pattern, status }) => status === 200 && pattern.test(path))?.to ?? path;
}

const pageFile = (folder: string, path: string) => (isPage(folder, path) ? `${path}.html` : path);

/** The `404.html` closest to what was asked for, looked for up the tree as Cloudflare Pages does. */
function notFoundFile(folder: string, path: string): string {
  const parent = posix.dirname(path);
  const isNearest = parent === '/' || isPage(folder, `${parent}/404`);
  return isNearest ? join(folder, parent, '404.html') : notFoundFile(folder, parent);
}

/** Only plain names are looked up here; `serveStatic` itself refuses to leave the folder. */
const isPage = (folder: string, path: string) =>
  /^(\/[\w-]+)+$/.test(path) && existsSync(join(folder, `${path}.html`));

const readRules = (folder: string, file: string) => readFile(join(folder, file), 'utf8');
