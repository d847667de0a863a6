import { createHash } from 'node:crypto';
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { addIntegrity } from './addIntegrity.ts';
import type { PartName } from './buildPart.ts';
import { headersFile } from './headersFile.ts';
import { redirectsFile } from './redirectsFile.ts';

/**
 * Puts the three builds together as one folder that any static CDN can serve.
 *
 * The apps' pages stand as `admin.html` and `chat.html` beside the site's own, their files under `/admin/` and
 * `/chat/`: a rewrite must never catch a file, because some CDNs (Cloudflare Pages) follow `_redirects` even where a
 * file of that name exists.
 */
export async function assembleRelease(
  builds: Record<PartName, string>,
  outDir: string,
  supabaseUrl: string,
): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await cp(builds.site, outDir, { recursive: true });
  for (const app of ['admin', 'chat'] as const) {
    const page = join(builds[app], 'index.html');
    await cp(builds[app], join(outDir, app), { recursive: true, filter: (file) => file !== page });
    await writeFile(
      join(outDir, `${app}.html`),
      addPolicy(await readFile(page, 'utf8'), supabaseUrl, pictures[app]),
    );
  }
  await addIntegrity(outDir);
  await writeFile(join(outDir, '_headers'), headersFile(await pagesOf(outDir)));
  await writeFile(join(outDir, '_redirects'), redirectsFile());
}

/** The addresses of a release's pages: one by one in its root, where other files are too, and by folder below it. */
async function pagesOf(outDir: string): Promise<string[]> {
  const pages = new Set<string>();
  for await (const file of glob('**/*.html', { cwd: outDir })) {
    const [first = '', ...rest] = file.split(sep);
    pages.add(rest.length > 0 ? `/${first}/*` : `/${first.replace(/^index\.html$|\.html$/, '')}`);
  }
  return [...pages].sort();
}

/**
 * Where pictures come from besides the page itself. Rows of the console may name one on any site; the chat fetches its
 * pictures and shows them from its memory.
 */
const pictures = { admin: 'https:', chat: '' };

/**
 * The page of the admin console or the chat with what it may load: itself and the backend. As in the site's own pages it
 * stands in a `<meta>`, before anything that it is about.
 */
export function addPolicy(page: string, supabaseUrl: string, images = ''): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policy(page, supabaseUrl, images)}">`;
  const marked = page.replace('<meta charset="utf-8">', (charset) => `${charset}${meta}`);
  if (marked === page) throw new Error('The page has no place for its content security policy.');
  return marked;
}

const INLINE_SCRIPT = /(?<=<script>).*?(?=<\/script>)/gs;

function policy(page: string, supabaseUrl: string, images: string): string {
  const inline = (page.match(INLINE_SCRIPT) ?? []).map(
    (code) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self'${inline.join('')}`,
    `style-src 'self' ${EMPTY}`,
    "font-src 'self'",
    `img-src 'self' data: blob: ${images && `${images} ${supabaseUrl}`}`.trimEnd(),
    `connect-src 'self' ${supabaseUrl} ${supabaseUrl.replace(/^http/, 'ws')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    // The chat's own names its service worker and nothing else; nobody makes a second.
    'trusted-types default',
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/**
 * The hash of nothing: Emotion (MUI) makes an empty `<style>` at run time and adds its rules one by one through the
 * object model, which no policy forbids. So no inline style that says something is let through.
 */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
