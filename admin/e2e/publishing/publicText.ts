import type { APIRequestContext } from '@playwright/test';
import { publicPaths } from '@vitrina/tests/fixtures/publicPaths.ts';

/** What visitors and machines read, by its path: the pages of the sitemap, the form of the inquiry and `llms.txt`. */
export async function publicTexts(request: APIRequestContext): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of [...(await publicPaths(request)), '/inquiry', '/llms.txt'])
    texts.set(path, textOf(await (await request.get(path)).text()));
  return texts;
}

/** Without tags; inline tags do not separate words. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(style|script|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<\/?(span|a|b|strong|em|wbr|br)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\u00a0|&nbsp;|&#160;/g, ' ')
    .replaceAll(/ +/g, ' ');
