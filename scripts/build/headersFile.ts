import { hashedFolders } from './keepEarlierAssets.ts';

/**
 * `_headers` for Cloudflare Pages and Netlify. Where several rules match, both CDNs send all values; browsers enforce
 * every policy they are sent. The site's script and style rules stand in each page's own `<meta>`, as hashes.
 */
export function headersFile(supabaseUrl: string): string {
  const appPolicy = contentSecurityPolicy(supabaseUrl);
  const app = { 'Content-Security-Policy': appPolicy, 'X-Robots-Tag': 'noindex' };
  return [
    rule('/*', {
      'Content-Security-Policy':
        "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'",
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
    ...hashedFolders.map((folder) =>
      rule(`/${folder}/*`, { 'Cache-Control': 'public, max-age=31556952, immutable' }),
    ),
  ].join('\n');
}

/** What the admin console and the chat may load: themselves and the backend. Emotion (MUI) writes `<style>` at run time. */
function contentSecurityPolicy(supabaseUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: blob: https: ${supabaseUrl}`,
    `connect-src 'self' ${supabaseUrl} ${supabaseUrl.replace(/^http/, 'ws')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
  ].join('; ');
}

function rule(path: string, headers: Record<string, string>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
