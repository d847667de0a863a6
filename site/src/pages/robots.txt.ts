import { pageUrl } from '../seo/pageUrl.ts';

/** Everything may be read but the workrooms. */
export const GET = () =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /chat',
      '',
      `Sitemap: ${pageUrl('/sitemap-index.xml')}`,
      '',
    ].join('\n'),
  );
