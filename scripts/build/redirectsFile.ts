/** Pages of the admin console that a browser may open or reload by address; every other path below /admin is a 404. */
const adminPages = [
  'login',
  'vitrina_inquiries',
  'contact-messages',
  'projects',
  'templates',
  'ai-gallery',
  'publishing',
  'profile',
];

/** `_redirects` for Cloudflare Pages and Netlify: the single-page apps answer at all of their addresses. */
export function redirectsFile(): string {
  const rewrites = [
    ['/chat-admin', '/chat'],
    ...adminPages.flatMap((page) => [
      [`/admin/${page}`, '/admin'],
      [`/admin/${page}/*`, '/admin'],
    ]),
  ];
  return `${rewrites.map(([from, to]) => `${from} ${to} 200`).join('\n')}\n`;
}
