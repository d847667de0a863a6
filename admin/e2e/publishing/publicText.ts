import type { APIRequestContext } from '@playwright/test';

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
