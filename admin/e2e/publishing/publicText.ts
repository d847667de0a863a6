import type { APIRequestContext } from '@playwright/test';

/** The pages of the sitemap without the demos, which have prices of their own. */
export async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** The text of a page without its tags; inline tags do not separate words. */
export async function publicText(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return html
    .replaceAll(/<(style|script|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<\/?(span|a|b|strong|em|wbr|br)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\u00a0|&nbsp;|&#160;/g, ' ')
    .replaceAll(/ +/g, ' ');
}
