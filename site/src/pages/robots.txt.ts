import { pageUrl } from '../seo/pageUrl.ts';

/** Nothing is disallowed: a search engine reads the `noindex` of console and chat only if it may ask for them. */
export const GET = () => new Response(`Sitemap: ${pageUrl('/sitemap-index.xml')}\n`);
