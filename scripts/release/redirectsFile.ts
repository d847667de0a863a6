import { adminPages } from '@vitrina/shared/adminPages.ts';
import { CHAT, STUDIO_CHAT } from '@vitrina/shared/chatPages.ts';

/** Folders with a 404 page of their own, which says what was not found. */
const foldersWithOwn404 = ['services', 'blog'];

/**
 * `_redirects` for Cloudflare Pages and Netlify: the single-page apps answer at all of their addresses, and what is not
 * there answers with the nearest 404 page. Cloudflare finds that page by itself and passes over the lines that say so;
 * Netlify needs them and applies them only where no file is.
 */
export function redirectsFile(): string {
  const rewrites = [
    [STUDIO_CHAT, CHAT],
    ...adminPages.map((page) => [`/admin/${page}`, '/admin']),
    // Cloudflare looks the lines without a star up at once and tries these one by one, so they come last.
    ...adminPages.map((page) => [`/admin/${page}/*`, '/admin']),
  ];
  const lines = [
    // Browsers and crawlers ask for this name wherever an address names no icon, /robots.txt and pictures among them.
    '/favicon.ico /favicon.svg 301',
    ...rewrites.map(([from, to]) => `${from} ${to} 200`),
    ...foldersWithOwn404.map((folder) => `/${folder}/* /${folder}/404.html 404`),
  ];
  return `${lines.join('\n')}\n`;
}
