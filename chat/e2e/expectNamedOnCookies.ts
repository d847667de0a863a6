import { expect, type Page } from '@playwright/test';

/** Expects /cookies to name whatever this browser stores for the site. */
export async function expectNamedOnCookies(page: Page, ...stored: string[]): Promise<void> {
  const names = await page.evaluate(async () => [
    ...[localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
  // An account's id follows after a colon; a version after the name of the cache of the page.
  const known = new Set(names.map((name) => name.replace(/:.*$|(?<=^chat-shell)-.*$/g, '')));
  expect([...known]).toEqual(expect.arrayContaining(stored));
  const html = await (await page.request.get('/cookies')).text();
  expect([...known].filter((name) => !html.includes(`<code>${name}</code>`))).toEqual([]);
}
