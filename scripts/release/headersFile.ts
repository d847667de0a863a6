import { CHAT, STUDIO_CHAT } from '@vitrina/shared/chatPages.ts';
import { hashedFolders } from './keepEarlierAssets.ts';

export const pageHeaders = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const PREFETCHED_LINKS = '"/speculation-rules.json"';

/** The rules are about the site's links: the console and the chat would only wait for one more file. */
const APP = /^\/(?:admin|chat)/;

/**
 * `_headers` for Cloudflare Pages and Netlify. What a page may load and do stands in its own `<meta>`; here stands what a
 * `<meta>` cannot say. Where several rules match, both CDNs send all values, so every header stands in one rule alone:
 * those that only a page needs are not sent with each of its pictures and scripts.
 * @param pages the addresses of the pages that are files; `/folder/*` for all in a folder.
 */
export function headersFile(pages: readonly string[]): string {
  const app = { 'X-Robots-Tag': 'noindex' };
  return [
    rule('/*', {
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // Also where there is no page: a link may lead a first visit to an address that does not exist.
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
    // The last two are rewrites: see redirectsFile.ts.
    ...[...pages, STUDIO_CHAT, '/admin/*'].map((path) =>
      rule(path, APP.test(path) ? pageHeaders : { ...pageHeaders, 'Speculation-Rules': PREFETCHED_LINKS }),
    ),
    // Browsers ignore the rules under the usual type of a JSON file.
    rule('/speculation-rules.json', { 'Content-Type': 'application/speculationrules+json' }),
    rule('/admin', app),
    rule('/admin/*', app),
    rule(CHAT, app),
    rule(STUDIO_CHAT, app),
    // Its scope is wider than its own folder.
    rule('/chat/worker.js', { 'Service-Worker-Allowed': '/chat' }),
    ...hashedFolders.map((folder) => rule(`/${folder}/*`, { 'Cache-Control': KEPT })),
  ].join('\n');
}

/**
 * For a year, asking behind the visitor's back whether the file is the same once a day. It always is, but rules go by
 * address alone: where a file is missing for a moment, a CDN gives this to its 404, which would stay as long.
 */
const KEPT = 'public, max-age=86400, stale-while-revalidate=31556952';

export function rule(path: string, headers: Record<string, string>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
