import { pageUrl } from '../seo/pageUrl.ts';

/** Everything but admin and chat. */
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
