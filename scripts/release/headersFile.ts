import { hashedFolders } from './keepEarlierAssets.ts';

/**
 * `_headers` for Cloudflare Pages and Netlify. Where several rules match, both CDNs send all values, so there is one rule
 * for the policy. What a page may load stands in its own `<meta>`. No text becomes markup or a script's address in any page
 * (https://developer.mozilla.org/docs/Web/API/Trusted_Types_API).
 */
export function headersFile(): string {
  const app = { 'X-Robots-Tag': 'noindex' };
  return [
    rule('/*', {
      'Content-Security-Policy':
        "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'; require-trusted-types-for 'script'",
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'Speculation-Rules': '"/speculation-rules.json"',
    }),
    // Browsers ignore the rules under the usual type of a JSON file.
    rule('/speculation-rules.json', { 'Content-Type': 'application/speculationrules+json' }),
    rule('/admin', app),
    rule('/admin/*', app),
    rule('/chat', app),
    rule('/chat-admin', app),
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

function rule(path: string, headers: Record<string, string>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
